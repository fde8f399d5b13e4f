import type { Thing } from "schema-dts";
import { describe, expect, it, vi } from "vitest";
import { company } from "../content/company.ts";
import { jobs } from "../content/jobs.ts";
import { introFilmPage } from "../content/pages.ts";
import { posts } from "../content/posts.ts";
import { services } from "../content/services.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import { article, jobPosting, questions, video } from "./schema-org.ts";
import { organization, pageGraph } from "./structured-data.ts";

vi.hoisted(() => vi.stubEnv("PUBLIC_URL", "https://www.example.com"));

/** Properties that Google requires or recommends for rich results (developers.google.com/search/docs). */
const properties: Record<string, string[]> = {
  BlogPosting: ["headline", "image", "datePublished", "author.name"],
  BreadcrumbList: ["itemListElement.0.position", "itemListElement.0.name", "itemListElement.0.item"],
  FAQPage: ["mainEntity.0.name", "mainEntity.0.acceptedAnswer.text"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "validThrough",
    "hiringOrganization.name",
    "jobLocation.address.addressLocality",
    "jobLocation.address.addressCountry",
    "baseSalary.currency",
    "baseSalary.value.value",
  ],
  Organization: ["name", "url", "logo"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
};

const read = (thing: unknown, path: string) =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing);

const [job, post, service] = [jobs[0], posts[0], services[0]];
if (!job || !post || !service) throw new Error("The content has no job, post or service.");
const openJob = { ...job, postedOn: "2026-01-02", alwaysOpen: undefined, deadline: "2099-01-14" };

const [, , breadcrumbs] = pageGraph({ seo: job.seo, path: "/career", trail: trailTo("Career") })[
  "@graph"
] as unknown as Thing[];

describe("structured data", () => {
  const things = {
    BlogPosting: article(post, "A. Author"),
    BreadcrumbList: breadcrumbs,
    FAQPage: questions("/faq", service.sectionWiseContent.faqs),
    JobPosting: jobPosting(openJob)[0],
    Organization: organization(),
    VideoObject: video(introFilmPage, "/intro-film"),
  };
  it.each(Object.entries(things))("gives %s the properties that Google asks for", (type, thing) => {
    expect(read(thing, "@type")).toBe(type);
    for (const path of properties[type] ?? []) expect(read(thing, path), path).toBeTruthy();
  });

  it("leaves out jobs that are closed or have no exact posting date", () => {
    expect(jobPosting({ ...openJob, deadline: "2022-01-14" })).toEqual([]);
    expect(jobPosting({ ...openJob, postedOn: undefined })).toEqual([]);
  });

  it("lists the company's social profiles that have a URL", async () => {
    const url = "https://social.example/aldergate";
    const social = company.social.map((profile, index) => ({ ...profile, url: index === 1 ? url : null }));
    vi.resetModules();
    vi.doMock("../content/company.ts", () => ({ company: { ...company, social } }));
    const changed = await import("./structured-data.ts");
    vi.doUnmock("../content/company.ts");
    expect(changed.organization()).toMatchObject({ sameAs: [url] });
  });
});
