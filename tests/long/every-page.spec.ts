import { pagePaths } from "../../app/page-paths.ts";
import { moreDynamicPages, pageKinds } from "../page-kinds.ts";
import { test, visitPage } from "../support/page-visit.ts";

const paths = pagePaths().filter((path) => !pageKinds.includes(path));

for (const [path, status = 200] of [...paths.map((path) => [path] as const), ...moreDynamicPages]) {
  test(`${path} loads without errors, is accessible and fits five window widths`, async ({ page }) => {
    await visitPage(page, path, status);
  });
}
