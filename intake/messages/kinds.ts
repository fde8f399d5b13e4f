export const MESSAGE_KINDS = ["contact", "inquiry", "application"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
