import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe has to say about the page as it stands, short enough to read in a failed test. */
export async function axeViolations(page: Page) {
  // The mode for pages without frames of other hosts to look into takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
