/** One mailbox, one key: upper case, +tags and Gmail's dots do not make a new sender. For counting only, never for sending. */
export function emailKey(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@");
  const untagged = name.split("+")[0] ?? "";
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}
