import { z } from "zod";
import { Button } from "../../app/ui/controls/button.tsx";
import { campaignLink, isCampaignName, toCampaignName } from "../../intake/campaign-link.ts";
import { StepLink } from "../ui/choices.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextInput } from "../ui/text-fields.tsx";
import { Layout, usePage } from "./layout.tsx";

const typed = z.string().max(1000).catch("");

/** What was typed into the form. Nothing is undefined once it was sent. */
export const LINK = z.object({
  page: typed.transform((text) => text.trim()),
  source: typed.transform(toCampaignName),
  medium: typed.transform(toCampaignName),
  campaign: typed.transform(toCampaignName),
});
type Link = z.infer<typeof LINK>;

const NAME = "Use letters from a to z, numbers, dashes, dots and underscores, and no more than 60 of them.";

/** The path of a page of the site, which may be typed as its whole address. */
function toPath(page: string, siteUrl: string): string {
  const { pathname, search, origin } = URL.parse(page || "/", siteUrl) ?? {};
  return origin === new URL(siteUrl).origin && !search ? (pathname ?? "") : "";
}

/** A form that makes the link of a campaign, and says what the report calls it. */
export function LinksPage({ link, isSent }: { link: Link; isSent: boolean }) {
  const { siteUrl, isPage } = usePage();
  const path = toPath(link.page, siteUrl);
  const nameProblem = (value: string, missing?: string) =>
    value === "" ? missing : isCampaignName(value) ? undefined : NAME;
  const problems = {
    page: isPage(path)
      ? undefined
      : `There is no such page. Use a path such as /about, or the page’s address on ${siteUrl}.`,
    source: nameProblem(link.source, "Say where the link will be, such as newsletter."),
    medium: nameProblem(link.medium),
    campaign: nameProblem(link.campaign, "Name the campaign, such as spring-2027."),
  };
  const isValid = isSent && !Object.values(problems).some(Boolean);
  const field = (field: keyof Link) => ({
    id: field,
    name: field,
    defaultValue: link[field],
    errors: [(isSent && problems[field]) || []].flat(),
  });
  const { source, medium, campaign } = link;
  return (
    <Layout title="Make a campaign’s link">
      <h1 className="mb-3 text-subheading">Make a campaign’s link</h1>
      <p className="mb-6 max-w-prose">
        Visits that begin with this link, and the messages that come of them, get a row of their own in the
        report. Use one link for everyone: don’t put a person’s name or number in it.
      </p>
      {isValid && (
        <Notice tone="success">
          <TextInput
            id="link"
            label="The link"
            readOnly
            value={campaignLink(siteUrl, path, {
              utm_source: source,
              utm_medium: medium,
              utm_campaign: campaign,
            })}
            help={`In the report: ${[source, medium, campaign].filter(Boolean).join(" / ")}`}
          />
        </Notice>
      )}
      <form className="grid max-w-[36rem] gap-y-5">
        <TextInput
          {...field("page")}
          label="Page"
          placeholder="/"
          help="Where the link leads, such as /how-we-work."
        />
        <TextInput
          {...field("source")}
          label="Source"
          help="Where the link will be: newsletter, linkedin, trade-fair."
          suggestions={["newsletter", "linkedin", "google", "partner"]}
        />
        <TextInput
          {...field("medium")}
          label="Medium"
          optional="(optional)"
          help="How it gets to people: email, social, ad, print."
          suggestions={["email", "social", "ad", "print", "qr"]}
        />
        <TextInput {...field("campaign")} label="Campaign" help="Its name, such as spring-2027." />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">Make the link</Button>
          <StepLink href="/report">Report</StepLink>
        </p>
      </form>
    </Layout>
  );
}
