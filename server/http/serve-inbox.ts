import type { Server } from "node:http";
import { company } from "../../app/content/company.ts";
import { createStaffServer, type LoadStaffApp, type StaffServerOptions } from "../../staff/server.ts";
import type { Environment } from "../settings/environment.ts";
import { fieldLabels, replyOptions } from "../settings/intake-options.ts";
import { proxyTrust } from "./client-address.ts";
import { listen } from "./listen.ts";

/** Serves the staff inbox on its own address, if there is one. Rejects if the address can't be used. */
export async function serveInbox(
  environment: Environment,
  inbox: Omit<StaffServerOptions, "access" | "company" | "siteUrl" | "timeZone" | "labels" | "replies">,
  load: LoadStaffApp,
): Promise<Server | undefined> {
  const { INBOX_ADDRESS: address, INBOX_TRUST_PROXY: proxies } = environment;
  if (!address) return undefined;
  const access = {
    isProxy: proxies && proxyTrust(proxies),
    userHeader: environment.INBOX_USER_HEADER,
    emailHeader: environment.INBOX_EMAIL_HEADER,
    groupsHeader: environment.INBOX_GROUPS_HEADER,
  };
  const { name, timeZone } = company.value;
  const options = {
    ...inbox,
    access,
    company: name,
    siteUrl: environment.PUBLIC_URL,
    timeZone,
    labels: fieldLabels,
    replies: replyOptions(environment),
  };
  const server = await createStaffServer(options, load);
  // Two servers of one site on a machine share the address.
  const isShared = process.platform === "linux";
  return listen(server, "INBOX_ADDRESS", address.host, address.port, { isShared });
}
