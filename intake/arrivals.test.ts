import { expect, test } from "vitest";
import type { Source } from "./forms/source.ts";
import type { Intake } from "./intake.ts";
import { openTestedIntake, type PlacedIntake } from "./testing/test-databases.ts";
import { OFFICE } from "./testing/test-intake.ts";

const arrive = ({ countArrival }: Intake, source: Partial<Source>) => countArrival((field) => source[field]);

const stored = (intake: PlacedIntake, columns = "entry_page, referrer, utm_source, count") =>
  intake.query(`select ${columns} from arrivals order by day, entry_page, utm_source, referrer`);

test("several servers add to the same numbers, and to another row on the next day in the company's time zone", async () => {
  const office = { ...OFFICE, timeZone: "Pacific/Auckland" };
  const one = await openTestedIntake({ office });
  const two = await openTestedIntake({ ...one.place, office });
  for (const intake of [one, two, two])
    arrive(intake, { entry_page: "/about", referrer: "news.example.com" });
  // Midnight in Auckland.
  two.clock.now = new Date("2026-03-02T11:00:00Z");
  arrive(two, { entry_page: "/about", referrer: "news.example.com" });
  await Promise.all([one.close(), two.close()]);
  expect(await stored(one, "day, count")).toEqual([
    { day: "2026-03-02", count: 3 },
    { day: "2026-03-03", count: 1 },
  ]);
});

test("the values are cleaned as those of messages, in lower case, and an email address is dropped", async () => {
  const intake = await openTestedIntake();
  arrive(intake, { entry_page: "/", referrer: "<script>", utm_source: "News\r\n\0\u202eletter" });
  arrive(intake, { entry_page: "/", utm_source: "x".repeat(151), utm_campaign: "ada@example.com" });
  arrive(intake, { entry_page: "//evil.example", utm_source: "\ud800" });
  await intake.close();
  expect(await stored(intake, "entry_page, referrer, utm_source, utm_campaign, count")).toEqual([
    { entry_page: "", referrer: "", utm_source: "\ufffd", utm_campaign: "", count: 1 },
    { entry_page: "/", referrer: "", utm_source: "", utm_campaign: "", count: 1 },
    { entry_page: "/", referrer: "", utm_source: "news letter", utm_campaign: "", count: 1 },
  ]);
});

test("a day has at most 1,000 rows and one for each page. What comes beyond is counted as other", async () => {
  const intake = await openTestedIntake();
  const more = await openTestedIntake(intake.place);
  arrive(intake, { entry_page: "/", utm_source: "newsletter" });
  for (let number = 0; number < 3000; number += 1) {
    const page = number % 2 ? "/" : "/about";
    arrive(number < 2000 ? intake : more, { entry_page: page, utm_campaign: `campaign ${number}` });
  }
  await intake.close();
  arrive(more, { entry_page: "/", utm_source: "newsletter" });
  await more.close();
  const rows = await stored(intake);
  expect(rows).toHaveLength(1002);
  const other = { referrer: "", utm_source: "other" };
  expect(rows.filter(({ utm_source }) => utm_source)).toEqual([
    { entry_page: "/", referrer: "", utm_source: "newsletter", count: 2 },
    { ...other, entry_page: "/", count: 1001 },
    { ...other, entry_page: "/about", count: 1000 },
  ]);
  expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(3002);
});

test("while nothing can be stored, visits are counted all the same, and stored later", async () => {
  const intake = await openTestedIntake();
  await intake.query("alter table arrivals rename to moved");
  arrive(intake, { entry_page: "/" });
  await expect.poll(() => intake.logged).toEqual([expect.stringContaining("Arrivals can't be stored")]);
  arrive(intake, { entry_page: "/" });
  await intake.query("alter table moved rename to arrivals");
  await expect.poll(() => stored(intake, "count")).toEqual([{ count: 2 }]);
});

test("a server that stops without its store reports it, and stops", async () => {
  const intake = await openTestedIntake();
  await intake.query("drop table arrivals");
  arrive(intake, { entry_page: "/" });
  await intake.close();
  expect(intake.logged).toHaveLength(1);
});

test("numbers are deleted after the retention period, like messages", async () => {
  const intake = await openTestedIntake({ retentionDays: 30 });
  for (const day of ["2026-01-30", "2026-01-31", "2026-03-02"]) {
    intake.clock.now = new Date(`${day}T10:00:00Z`);
    arrive(intake, { entry_page: "/" });
  }
  await expect.poll(() => stored(intake)).toHaveLength(3);
  await intake.sweep();
  expect(await stored(intake, "day")).toEqual([{ day: "2026-01-31" }, { day: "2026-03-02" }]);
});
