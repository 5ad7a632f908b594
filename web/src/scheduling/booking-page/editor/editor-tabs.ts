import type { PageOutput } from "../page-form-schema";

/** The parts of the editor (docs/product/scheduling.md#editor). */
export const EDITOR_TABS = ["basic", "meeting", "notification", "integrations", "advanced"] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

const TAB_OF: Record<Exclude<keyof PageOutput, "mode">, EditorTab> = {
  enabled: "basic",
  slug: "basic",
  brand: "basic",
  title: "basic",
  description: "basic",
  strategy: "basic",
  organizers: "basic",
  meeting_plans: "meeting",
  timezone: "meeting",
  slot_interval: "meeting",
  holidays: "meeting",
  working_hours: "meeting",
  date_overrides: "meeting",
  window: "meeting",
  days_ahead: "meeting",
  notifications: "notification",
  form_submission_noti_setting: "integrations",
  form_submissions_mapping: "integrations",
  offset: "advanced",
  daily_limit: "advanced",
  weekly_limit: "advanced",
  monthly_limit: "advanced",
  seats: "advanced",
  approval: "advanced",
  max_guests: "advanced",
  invitee_may: "advanced",
  after_booking: "advanced",
  form: "advanced",
  form_field_mapping: "advanced",
};

/** The tabs that hold the options with these names, in their order. */
export function tabsOf(names: readonly string[]): EditorTab[] {
  const held = names.map((name) => TAB_OF[name as keyof typeof TAB_OF]);
  return EDITOR_TABS.filter((tab) => held.includes(tab));
}
