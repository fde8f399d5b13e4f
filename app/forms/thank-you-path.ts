import type { MessageKind } from "../../intake/forms/common.ts";

export const thankYouPath = (kind: MessageKind, reference: string) => `/thank-you/${kind}/${reference}`;
