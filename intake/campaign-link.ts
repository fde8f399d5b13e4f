import { CAMPAIGN_FIELDS, type Source } from "./forms/source.ts";

type Campaign = Pick<Source, (typeof CAMPAIGN_FIELDS)[number]>;

const MAX_NAME = 60;

/** The name of a campaign as it is in a link: in lower case, and with dashes instead of spaces. */
export const toCampaignName = (typed: string) => typed.trim().toLowerCase().replace(/\s+/g, "-");

/** Whether nothing in a name is changed on its way into the report. It can't be an email address. */
export const isCampaignName = (name: string) =>
  name.length <= MAX_NAME && /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(name);

/** The link to a page of the site that visits of a campaign begin with. */
export function campaignLink(siteUrl: string, page: string, campaign: Campaign): string {
  const url = new URL(page, siteUrl);
  for (const field of CAMPAIGN_FIELDS) if (campaign[field]) url.searchParams.set(field, campaign[field]);
  return url.href;
}
