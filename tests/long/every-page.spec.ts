import { test } from "@playwright/test";
import { pagePaths } from "../../app/page-paths.ts";
import { pageKinds } from "../page-kinds.ts";
import { visitPage } from "../support/page-visit.ts";

for (const path of pagePaths().filter((path) => !pageKinds.includes(path))) {
  test(`${path} loads cleanly, is accessible and fits every width`, async ({ page }) => {
    await visitPage(page, path);
  });
}
