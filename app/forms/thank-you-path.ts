import type { MessageKind } from "../../intake/messages/kinds.ts";

export const thankYouPath = (kind: MessageKind, reference: string) => `/thank-you/${kind}/${reference}`;
