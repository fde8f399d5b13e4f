import { describe, expect, test } from "vitest";
import { caseStudies } from "./case-studies.ts";
import { industries } from "./industries.ts";
import { services } from "./services.ts";

describe.each(services)("the example project of $slug", ({ sectionWiseContent }) => {
  const { weekByWeek, deliveryProcess } = sectionWiseContent;
  const { weeks, demonstrations, phases } = weekByWeek;

  test("has the steps of the delivery process, in order and without a free week", () => {
    expect(phases.map(({ title }) => title)).toEqual(deliveryProcess.map(({ title }) => title));
    let end = 0;
    for (const { from, to } of phases) {
      expect(from).toBeLessThanOrEqual(end + 1);
      end = Math.max(end, to);
    }
    expect(end).toBe(weeks);
  });

  test("shows working software every fortnight while it is built", () => {
    const gaps = demonstrations.slice(1).map((week, index) => week - (demonstrations[index] ?? 0));
    expect(new Set(gaps)).toEqual(new Set([2]));
  });
});

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const digits = (text: string) =>
  text.replace(/[a-z]+/gi, (word) => {
    const value = words.indexOf(word.toLowerCase());
    return value < 0 ? word : String(value);
  });

test("the figures of each process before and after are elsewhere on its page or in its case studies", () => {
  for (const { change, ...industry } of industries) {
    const studies = caseStudies.filter(({ industryKey }) => industryKey === industry.slug);
    const backing = digits(JSON.stringify([industry, studies]));
    const figures = digits(JSON.stringify([change.steps, change.result])).match(/\d[\d,.:]*\d|\d/g) ?? [];
    expect(figures.length, industry.slug).toBeGreaterThan(0);
    const unproven = figures.filter((figure) => !new RegExp(`(?<![\\d,.])${figure}(?!\\d)`).test(backing));
    expect(unproven, industry.slug).toEqual([]);
  }
});
