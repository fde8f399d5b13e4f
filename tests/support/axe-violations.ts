import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The current page's axe violations, one line each. */
export async function axeViolations(page: Page, within = "html") {
  // Legacy mode skips cross-origin frames and takes a third of the default mode's time.
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
