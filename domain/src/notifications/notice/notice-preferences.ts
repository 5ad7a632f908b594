import { z } from "zod";

/** By which ways a member wants to be told of records. Slack's channels are nobody's own. */
export const NoticePreferences = z.object({ in_app: z.boolean(), email: z.boolean() });
export type NoticePreferences = z.infer<typeof NoticePreferences>;

export const FIRST_PREFERENCES: NoticePreferences = { in_app: true, email: true };

/** What is left out stays. */
export const NoticePreferencesChange = NoticePreferences.partial();
export type NoticePreferencesChange = z.infer<typeof NoticePreferencesChange>;
