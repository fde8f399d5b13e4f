/** A member of staff, as the sign-in proxy describes them. */
export type Person = { user: string; groups: string; email?: string };

/** Requests to the staff inbox at this address, which trusts this machine as its sign-in proxy. */
export function staffInbox(url: string) {
  function ask(path: string, { user, groups, email }: Person, init: RequestInit = {}) {
    const person = { "x-forwarded-user": user, "x-forwarded-groups": groups };
    const headers = { ...person, ...(email && { "x-forwarded-email": email }), ...init.headers };
    return fetch(url + path, { redirect: "manual", ...init, headers });
  }

  const text = async (path: string, person: Person) => (await ask(path, person)).text();

  /** Sends a form of the inbox as a browser does. */
  function send(
    path: string,
    person: Person,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ) {
    const body = new URLSearchParams(fields);
    return ask(path, person, { method: "POST", body, headers: { origin: url, ...headers } });
  }

  /** The hidden fields of the forms on a message's page. */
  async function openForm(reference: string, person: Person) {
    const page = await text(`/messages/${reference}`, person);
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
    return { token: value("token"), version: value("version"), status: "new", owner: "" };
  }

  return { ask, text, send, openForm };
}
