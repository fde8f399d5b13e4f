import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { company } from "../../app/content/company.ts";
import type { Intake } from "../../intake/intake.ts";
import type { StaffOptions } from "../../staff/app.tsx";
import { proxyTrust } from "../http/client-address.ts";
import type { Environment } from "../settings/environment.ts";
import { fieldLabels } from "../settings/intake-options.ts";
import { identify } from "./access.ts";

type StaffModule = typeof import("../../staff/app.tsx");

/** Serves the staff inbox on its own address, if there is one. Rejects if the address can't be used. */
export async function serveInbox(
  environment: Environment,
  inbox: Intake["inbox"],
  log: Pick<Logger, "info" | "error">,
  load: () => Promise<StaffModule> = () => import(join(process.cwd(), "build/staff/app.js")),
): Promise<Server | undefined> {
  const { INBOX_ADDRESS: address } = environment;
  if (!address) return undefined;
  const options = staffOptions(environment, inbox, log);
  // In development, `load` returns a new module after each change of the source.
  let module: StaffModule | undefined;
  let answer: ReturnType<typeof getRequestListener>;
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000 },
    async (request, response) => {
      const loaded = await load();
      if (loaded !== module) answer = getRequestListener(loaded.createStaffApp(options).fetch);
      module = loaded;
      await answer(request, response);
    },
  );
  await load();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(address.port, address.host, resolve);
  }).catch((error: Error) => {
    throw new Error(
      `The server can't listen on INBOX_ADDRESS ${address.host}:${address.port} (${error.message}). Choose another address.`,
    );
  });
  return server;
}

function staffOptions(
  { INBOX_TRUST_PROXY: proxies, INBOX_USER_HEADER, INBOX_GROUPS_HEADER }: Environment,
  inbox: Intake["inbox"],
  log: Pick<Logger, "info" | "error">,
): StaffOptions {
  const access = {
    isProxy: proxies && proxyTrust(proxies),
    userHeader: INBOX_USER_HEADER,
    groupsHeader: INBOX_GROUPS_HEADER,
  };
  return {
    ...inbox,
    identify: (headers, address) => identify(access, headers, address),
    company: company.name,
    timeZone: company.timeZone,
    labels: fieldLabels,
    log: (details, text) => log.info(details, text),
    onError: (error) => log.error({ err: error }, "A request to the inbox failed"),
  };
}
