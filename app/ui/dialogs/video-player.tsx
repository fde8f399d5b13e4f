export type Film = { webm?: string | undefined; mp4: string; captions: string; poster: string };

type VideoPlayerProps = { film: Film; title: string; className?: string };

/** The browser's own player. The film does not load before playback starts. */
export function VideoPlayer({ film, title, className = "" }: VideoPlayerProps) {
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={film.poster}
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
