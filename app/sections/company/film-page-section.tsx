import type { IntroFilmPage } from "../../content/pages/intro-film.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { NoScriptDownload } from "../../ui/controls/no-script-download.tsx";
import { VideoPlayer } from "../../ui/dialogs/video-player.tsx";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";

type FilmPageSectionProps = Omit<IntroFilmPage, "seo"> & { trail: Crumb[] };

/** The film on a tinted background, with a text version below. */
export function FilmPageSection({
  title,
  lead,
  film,
  scenesHeading,
  scenes,
  link,
  trail,
}: FilmPageSectionProps) {
  return (
    <>
      <section className="bg-sunken pt-4 pb-section lg:pt-9">
        <div className="wrap">
          <Breadcrumbs trail={trail} />
          <div className="columns-12 mt-6 mb-9 items-end gap-y-4">
            <h1 className="text-title lg:col-span-7">{title}</h1>
            <p className="lg:col-span-4 lg:col-start-9">{lead}</p>
          </div>
          <VideoPlayer film={film} title={title} showsPoster className="rounded-md" />
          <NoScriptDownload href={film.mp4} label="Download the film" />
        </div>
      </section>
      <section className="band">
        <div className="wrap columns-12 gap-y-8">
          <div className="grid content-start justify-items-start gap-5 lg:col-span-4">
            <h2 id={headingId(scenesHeading)} className="text-heading">
              {scenesHeading}
            </h2>
            <ArrowLink href={link.to}>{link.label}</ArrowLink>
          </div>
          <ol className="border-line border-t lg:col-span-7 lg:col-start-6">
            {scenes.map((scene, index) => (
              <li key={scene} className="grid grid-cols-[3rem_1fr] border-line border-b py-5">
                <span aria-hidden="true" className="font-display text-brand text-card">
                  {index + 1}
                </span>
                {scene}
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
