/** The questions whose answers are the invitee's own values. */
export const INVITEE_NAMES = ["name", "email", "phone", "company", "note"] as const;
export type InviteeName = (typeof INVITEE_NAMES)[number];

export const isInviteeName = (name: string): name is InviteeName => INVITEE_NAMES.some((one) => one === name);
