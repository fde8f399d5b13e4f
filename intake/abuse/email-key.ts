/** One key for each mailbox: case, +tags and dots in Gmail addresses are ignored. Only for counting, never for sending. */
export function emailKey(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@");
  const untagged = name.split("+")[0] ?? "";
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}
