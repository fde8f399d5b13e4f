import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Axe violations of the current page, short enough to read in a failed test. */
export async function axeViolations(page: Page, within = "html") {
  // The legacy mode skips frames of other origins and takes a third of the time.
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
