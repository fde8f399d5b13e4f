export type Film = { webm?: string | undefined; mp4: string; captions: string; poster: string };

type VideoPlayerProps = {
  film: Film;
  title: string;
  /** Not in a dialog: a browser would load the poster with the page, before the dialog is opened. */
  showsPoster?: boolean;
  className?: string;
};

/** The browser's own player. The film does not load before playback starts. */
export function VideoPlayer({ film, title, showsPoster = false, className = "" }: VideoPlayerProps) {
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={showsPoster ? film.poster : undefined}
      width={1280}
      height={720}
      aria-label={title}
      className={`aspect-video h-auto w-full bg-inverse ${className}`}
    >
      {film.webm && <source src={film.webm} type="video/webm" />}
      <source src={film.mp4} type="video/mp4" />
      <track kind="captions" src={film.captions} srcLang="en" label="English" default />
    </video>
  );
}
