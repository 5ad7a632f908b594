/** A change by a teammate, or by this user on another device: its type, such as `lead.created`. */
export type Change = { type: string };
