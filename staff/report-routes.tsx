import { toReportCsv } from "../intake/inbox/report/csv.ts";
import { makeReport } from "../intake/inbox/report/report.ts";
import { toDay } from "../intake/local-time.ts";
import type { Inbox, Staff } from "./app.tsx";
import { sendFile } from "./downloads.ts";
import { LINK, LinksPage } from "./pages/links-page.tsx";
import { ReportPage, usualDays } from "./pages/report-page.tsx";

type Parts = Pick<Inbox, "app" | "connection" | "page" | "log"> & { timeZone: string };

/** The report, and the form that makes the link of a campaign. */
export function addReport({ app, connection, timeZone, page, log }: Parts) {
  const report = (c: Staff) => {
    const { view } = c.var;
    const { kinds } = c.env.user;
    const now = new Date();
    const usual = usualDays(toDay(now, timeZone));
    const days = { from: view.from || usual.from, to: view.to || usual.to };
    return makeReport(connection.db, { kinds, kind: view.kind || undefined, ...days, timeZone, now });
  };

  app.get("/report", async (c) => {
    log(c, "report", {});
    return page(c, <ReportPage report={await report(c)} />);
  });

  app.get("/report.csv", async (c) => {
    log(c, "export", { extension: "csv" });
    const made = await report(c);
    return sendFile(c, `report, ${made.from} to ${made.to}.csv`, [toReportCsv(made)]);
  });

  app.get("/links", (c) => {
    const query = c.req.query();
    return page(c, <LinksPage link={LINK.parse(query)} isSent={query.campaign !== undefined} />);
  });
}
