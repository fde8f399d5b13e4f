import { entryPath } from "../collections.ts";
import { type ServiceTab, serviceTabs } from "../service-tabs.ts";
import { services } from "../services.ts";
import { isPublished } from "./publication.ts";

/** The service tabs with their paths. A published service that sets `tab` is added to that tab's list, unless it is there. */
export const listedServices = serviceTabs.value.tabs.map((tab) => {
  const named = new Set(tab.subServices.map(({ detail }) => detail));
  const others = services.value.filter((service) => service.tab === tab.slug && !named.has(service.slug));
  return {
    ...tab,
    path: entryPath("service", tab.slug),
    subServices: [
      ...tab.subServices,
      ...others.filter(isPublished).map(({ title, slug }) => ({ name: title, detail: slug })),
    ].map(({ name, detail }) => ({ name, detail, path: detail ? entryPath("service", detail) : "/" })),
  };
});

/** A tab with the path of its page and the paths to which its services link. */
export type ListedTab = Omit<ServiceTab, "subServices"> & {
  path: string;
  subServices: { name: string; path: string }[];
};
