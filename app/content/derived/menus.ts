import type { IconName } from "../../ui/icons/icon-names.ts";
import { collections } from "../collections.ts";
import { industries } from "../industries.ts";
import { type ClosingCallTexts, type ClosingFamily, navigationTexts } from "../navigation.ts";
import { team } from "../team.ts";
import { listedIndustries } from "./listed-industries.ts";
import { listedServices } from "./listed-services.ts";
import { isPublished } from "./publication.ts";

export type MenuLink = { label: string; to: string };
export type MenuGroup = MenuLink & { icon: IconName; links: MenuLink[] };

const texts = navigationTexts.value;

function serviceGroup(slug: string): MenuGroup {
  const tab = listedServices.find((candidate) => candidate.slug === slug);
  if (!tab)
    throw new Error(
      `content/navigation.yaml: there is no service tab "${slug}" in content/service-tabs.yaml`,
    );
  return {
    label: tab.name,
    to: tab.path,
    icon: tab.icon,
    links: tab.subServices.map((sub) => ({
      label: sub.name,
      to: sub.detail ? `${collections.service.alternativeUrl}/${sub.detail}` : "/",
    })),
  };
}

/** A call above the footer, with the name and the role of the person who answers. */
function closingCall({ person, ...call }: ClosingCallTexts) {
  const member = team.value.members.find(({ img }) => img === person);
  return { ...call, person: member };
}

export type ClosingCall = ReturnType<typeof closingCall>;

const closing = Object.fromEntries(
  Object.entries(texts.footer.closing).map(([family, call]) => [family, closingCall(call)]),
) as Record<ClosingFamily, ClosingCall>;

const detailed = new Set(industries.value.filter(isPublished).map((industry) => industry.slug));

export const navigation = {
  company: texts.company,
  companyGroups: [texts.work, texts.buying],
  companyFoot: texts.companyFoot,
  services: texts.serviceGroups.map(serviceGroup),
  industries: listedIndustries.map((card) => ({
    label: card.name,
    to: detailed.has(card.key) ? `${collections.industry.alternativeUrl}/${card.key}` : "/",
  })),
  plain: texts.plain,
  meeting: texts.meeting,
  servicesCard: texts.servicesCard,
  servicesFoot: texts.servicesFoot,
  industriesFoot: texts.industriesFoot,
  footer: {
    services: listedServices.map((tab) => ({ label: tab.name, to: tab.path })),
    ...texts.footer,
    closing,
  },
};

export type Navigation = typeof navigation;
