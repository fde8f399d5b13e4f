type Collection = {
  /** The folder in content with one file per entry. */
  folder: string;
  /** The entry {slug} in this folder has the page {url}/{slug}. */
  url: string;
  /** The same pages are served under this URL too. `url` is the canonical one. */
  alternativeUrl?: string;
  /** The route module of the pages. A page has a form if its route has an action. */
  route: string;
  /** The heading of the entries in llms.txt. */
  heading: string;
  /** What a search result calls the page of an entry. */
  pageKind: string;
};

/** The kinds of content that have a page for every entry, by the name that `npm run new` uses. */
export const collections = {
  service: {
    folder: "services",
    url: "/services",
    alternativeUrl: "/service",
    route: "routes/service-detail.tsx",
    heading: "Services",
    pageKind: "Service",
  },
  industry: {
    folder: "industries",
    url: "/industries",
    alternativeUrl: "/industry",
    route: "routes/industry-detail.tsx",
    heading: "Industries",
    pageKind: "Industry",
  },
  "case-study": {
    folder: "case-studies",
    url: "/case-studies",
    route: "routes/case-study.tsx",
    heading: "Case studies",
    pageKind: "Case study",
  },
  project: {
    folder: "projects",
    url: "/our-portfolio",
    route: "routes/project.tsx",
    heading: "Portfolio",
    pageKind: "Project",
  },
  post: {
    folder: "posts",
    url: "/blog",
    route: "routes/blog-post.tsx",
    heading: "Articles",
    pageKind: "Article",
  },
  job: {
    folder: "jobs",
    url: "/career",
    route: "routes/job.tsx",
    heading: "Open positions",
    pageKind: "Job opening",
  },
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

export const entryPath = (name: CollectionName, slug: string) => `${collections[name].url}/${slug}`;

/** The kind of page at a path: that of its collection, or undefined for a page on its own. */
export const pageKind = (path: string): string | undefined =>
  Object.values(collections).find(({ url }) => path.slice(0, path.lastIndexOf("/")) === url)?.pageKind;

/** Every URL under which a collection has pages. The first is canonical. */
export const urlsOf = (collection: Collection) => [
  collection.url,
  ...(collection.alternativeUrl ? [collection.alternativeUrl] : []),
];
