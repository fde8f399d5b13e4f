import { expect, it, vi } from "vitest";
import { company } from "../content/company.ts";
import { jobFacts } from "../content/derived/job-openings.ts";
import { jobs } from "../content/jobs.ts";
import { jobPosting } from "./schema-org.ts";

vi.hoisted(() => vi.stubEnv("PUBLIC_URL", "https://www.example.com"));

const [job] = jobs.value;
if (!job) throw new Error("The content has no job.");
const openJob = { ...job, postedOn: "2026-01-02", alwaysOpen: undefined, deadline: "2099-01-14" };

// tests/machine-readable/structured-data.spec.ts checks the other types on the pages. The jobs of the content are closed.
it("a job has the properties that Google asks for", () => {
  expect(jobPosting(openJob)).toMatchObject([
    {
      "@type": "JobPosting",
      title: job.title,
      description: expect.stringMatching(/\S/),
      datePosted: "2026-01-02",
      validThrough: "2099-01-14",
      hiringOrganization: { name: company.value.name },
      employmentType: "FULL_TIME",
      jobLocation: { address: { streetAddress: company.value.address.street, addressCountry: "GB" } },
      baseSalary: { currency: "GBP", value: { value: job.salary.from, unitText: "YEAR" } },
    },
  ]);
  expect(jobPosting(openJob)[0]).not.toHaveProperty("jobLocationType");
});

it("a job's salary range, currency, employment and place are those of its fields", () => {
  const salary = { from: 45_000, to: 55_000, currency: "EUR", per: "month" } as const;
  const location = { town: "Hamburg", countryCode: "DE", remoteWithin: "Germany" };
  const changed = { ...openJob, employment: "Part Time", salary, location } as const;
  expect(jobPosting(changed)).toMatchObject([
    {
      employmentType: "PART_TIME",
      jobLocation: { address: { addressLocality: "Hamburg", addressCountry: "DE" } },
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { name: "DE" },
      baseSalary: { currency: "EUR", value: { minValue: 45_000, maxValue: 55_000, unitText: "MONTH" } },
    },
  ]);
  expect(JSON.stringify(jobPosting(changed))).not.toContain(company.value.address.street);
  expect(jobFacts(changed)).toMatchObject({
    salary: "€45,000 to €55,000 a month",
    location: "Hamburg or remote within Germany",
  });
});

it("a job that is closed or has no exact posting date has no structured data", () => {
  expect(jobPosting({ ...openJob, deadline: "2022-01-14" })).toEqual([]);
  expect(jobPosting({ ...openJob, postedOn: undefined })).toEqual([]);
});

it("the organization lists the company's social profiles that have a URL", async () => {
  const url = "https://social.example/aldergate";
  const social = company.value.social.map((profile, index) => ({
    ...profile,
    url: index === 1 ? url : null,
  }));
  vi.resetModules();
  vi.doMock("../content/company.ts", () => ({ company: { value: { ...company.value, social } } }));
  const changed = await import("./structured-data.ts");
  vi.doUnmock("../content/company.ts");
  expect(changed.organization()).toMatchObject({ sameAs: [url] });
});
