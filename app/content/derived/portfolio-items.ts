import { type PortfolioCategory, projects } from "../projects.ts";
import { isPublished } from "./publication.ts";

const categoryNames: Record<PortfolioCategory, string> = {
  cloud: "Cloud Service",
  cyber: "Cyber Security",
  consultancy: "IT Consultancy",
  services: "IT Services",
};

/** The options of the filter bar after "View All", in order. */
export const portfolioCategories = Object.entries(categoryNames).map(([value, label]) => ({ value, label }));

export const categoryName = (category: PortfolioCategory) => categoryNames[category];

/** The data of each project's tile and lightbox. */
export const portfolioItems = projects.value
  .filter(isPublished)
  .map(({ slug, path, category, title, subtitle, image, lightbox, figures: [figure] }) => ({
    id: slug,
    path,
    category,
    categoryName: categoryNames[category],
    title,
    subtitle,
    image,
    figure: figure && { value: figure.value, label: figure.label },
    lightbox,
  }));
