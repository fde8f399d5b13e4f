/** Weighs every page of the build against the limits. Run with `npm run bench:budget`. */
import { loadSite } from "../server/site-files.ts";
import { budgetFailures, weighPages } from "./budget-limits.ts";
import type { PageWeight } from "./page-weight.ts";

const weights = weighPages(await loadSite()).sort((a, b) => b.bytes - a.bytes);
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

const columns: [string, (page: PageWeight) => string][] = [
  ["page", ({ url }) => url],
  ["KiB", ({ bytes }) => kib(bytes)],
  ["requests", ({ requests }) => String(requests)],
  ["script KiB", ({ script }) => kib(script)],
  ["hydrated KiB", ({ hydratedScript }) => kib(hydratedScript)],
  ["fold phone KB", ({ aboveFold }) => (aboveFold.phone / 1000).toFixed(1)],
  ["fold desktop KB", ({ aboveFold }) => (aboveFold.desktop / 1000).toFixed(1)],
  ["14 KiB paint", ({ firstWindowPaints }) => (firstWindowPaints ? "yes" : "NO")],
];
const rows = [
  columns.map(([title]) => title),
  ...weights.map((page) => columns.map(([, cell]) => cell(page))),
];
const widths = columns.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length)));
for (const row of rows) {
  console.log(
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  "),
  );
}

const failures = budgetFailures(weights);
for (const failure of failures) console.error(failure);
console.log(
  failures.length === 0
    ? `${weights.length} pages, all within their budgets`
    : `${failures.length} limits broken`,
);
if (failures.length > 0) process.exitCode = 1;
