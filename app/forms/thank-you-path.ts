import type { MessageKind } from "../../intake/messages/common.ts";

export const thankYouPath = (kind: MessageKind, reference: string) => `/thank-you/${kind}/${reference}`;
