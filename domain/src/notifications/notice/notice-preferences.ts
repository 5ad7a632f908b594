import { z } from "zod";

/** The ways by which a member wants notifications about records. Slack channels are not a personal choice. */
export const NoticePreferences = z.object({ in_app: z.boolean(), email: z.boolean() });
export type NoticePreferences = z.infer<typeof NoticePreferences>;

export const FIRST_PREFERENCES: NoticePreferences = { in_app: true, email: true };

/** A partial update; absent properties keep their values. */
export const NoticePreferencesChange = NoticePreferences.partial();
export type NoticePreferencesChange = z.infer<typeof NoticePreferencesChange>;
