import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { company } from "../../app/content/company.ts";
import { createRateLimits, DEFAULT_RATE_LIMITS } from "../../intake/abuse/rate-limits.ts";
import type { Intake } from "../../intake/intake.ts";
import type { StaffOptions } from "../../staff/app.tsx";
import { proxyTrust } from "../http/client-address.ts";
import { listen } from "../http/listen.ts";
import type { Environment } from "../settings/environment.ts";
import { fieldLabels } from "../settings/intake-options.ts";
import { formToken, identify, isSentByInbox } from "./access.ts";

type StaffModule = typeof import("../../staff/app.tsx");

const HEADERS = new Headers({
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // With "no-referrer", browsers would send "Origin: null" with forms.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
  "Cache-Control": "no-store",
});
const REQUESTS_PER_USER = { points: 300, seconds: 60 };

/** Serves the staff inbox on its own address, if there is one. Rejects if the address can't be used. */
export async function serveInbox(
  environment: Environment,
  inbox: Intake["inbox"] & Pick<StaffOptions, "openingTitle" | "version">,
  log: Pick<Logger, "info" | "error">,
  load: () => Promise<StaffModule>,
): Promise<Server | undefined> {
  const { INBOX_ADDRESS: address, INBOX_TRUST_PROXY: proxies } = environment;
  if (!address) return undefined;
  const access = {
    isProxy: proxies && proxyTrust(proxies),
    userHeader: environment.INBOX_USER_HEADER,
    groupsHeader: environment.INBOX_GROUPS_HEADER,
  };
  const limits = createRateLimits({ ...DEFAULT_RATE_LIMITS, tries: REQUESTS_PER_USER });
  const options = {
    ...inbox,
    company: company.name,
    timeZone: company.timeZone,
    labels: fieldLabels,
    log: (details: object, text: string) => log.info(details, text),
    onError: (error: unknown) => log.error({ err: error }, "A request to the inbox failed"),
  };
  let module = await load();
  let app = module.createStaffApp(options);

  const answer = getRequestListener(async (request, { incoming }) => {
    const user = identify(access, request.headers, incoming.socket.remoteAddress ?? "");
    if (typeof user === "string") return new Response(user, { status: 403 });
    if (limits.consume("tries", user.name.toLowerCase()) !== null)
      return new Response("Too many requests. Wait a minute.", { status: 429 });
    // In development, this returns a new module after each change of the source.
    const loaded = await load();
    if (loaded !== module) app = loaded.createStaffApp(options);
    module = loaded;
    const token = formToken(inbox.formKey, user);
    const isOwnForm = (sent: unknown) => isSentByInbox(request.headers, token, sent);
    return app.fetch(request, { user, token, isOwnForm });
  });
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 60_000 }, (request, response) => {
    response.setHeaders(HEADERS);
    void answer(request, response);
  });
  // Two servers of one site on a machine share the address.
  const isShared = process.platform === "linux";
  return listen(server, "INBOX_ADDRESS", address.host, address.port, { isShared });
}
