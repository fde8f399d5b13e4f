import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createRateLimits, DEFAULT_RATE_LIMITS } from "../intake/abuse/rate-limits.ts";
import { rememberAddresses } from "../intake/inbox/staff-addresses.ts";
import { type AccessOptions, formToken, identify, isSentByInbox } from "./access.ts";
import type { StaffOptions } from "./app.tsx";

export type StaffServerOptions = StaffOptions & { access: AccessOptions; formKey: string };
export type LoadStaffApp = () => Promise<typeof import("./app.tsx")>;

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

/** Lets users in, sets the headers and passes requests to the app, which is built separately because it contains JSX. */
export async function createStaffServer(options: StaffServerOptions, load: LoadStaffApp): Promise<Server> {
  const { access, formKey } = options;
  const limits = createRateLimits({ ...DEFAULT_RATE_LIMITS, tries: REQUESTS_PER_USER });
  const remember = rememberAddresses(options.connection);
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
    // A full disk must not keep the inbox from being read.
    await remember(user, new Date()).catch((error) =>
      options.log.error({ err: error }, "The address of a user of the inbox could not be stored"),
    );
    const token = formToken(formKey, user);
    const isOwnForm = (sent: unknown) => isSentByInbox(request.headers, token, sent);
    return app.fetch(request, { user, token, isOwnForm });
  });
  return createServer({ headersTimeout: 15_000, requestTimeout: 60_000 }, (request, response) => {
    response.setHeaders(HEADERS);
    void answer(request, response);
  });
}
