/** The settings for a server that sends emails. */
export function mailSettings(smtpUrl: string): Record<string, string> {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Company <mail@company.example>",
    NOTIFY_SALES: "sales@company.example",
    NOTIFY_CAREERS: "careers@company.example",
  };
}
