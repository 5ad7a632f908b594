import { z } from "zod";
import { defineTexts, type Locale, type Text } from "../../shared/text";
import { Id, Line, Time } from "../../shared/value";
import { automationIssues } from "./automation-issues";
import { Steps } from "./steps";
import { Trigger } from "./trigger";

/** Whether a person may enter the automation again: never, after a number of days, or with every event. */
export const ReEntry = z.discriminatedUnion("rule", [
  z.object({ rule: z.literal("never") }),
  z.object({ rule: z.literal("after_days"), days: z.int().min(1).max(365) }),
  z.object({ rule: z.literal("every_event") }),
]);
export type ReEntry = z.infer<typeof ReEntry>;

export const AUTOMATION_STATUSES = ["active", "inactive"] as const;

/** What members edit. A draft may be incomplete: what is missing is said when it is to be activated. */
export const AutomationBody = z.object({
  name: Line(100).min(1, automationIssues.name),
  trigger: Trigger,
  actions: Steps,
  re_entry: ReEntry.default({ rule: "never" }),
  /** Whoever books a meeting leaves. */
  stops_on_booking: z.boolean().default(true),
});
export type AutomationBody = z.infer<typeof AutomationBody>;

/**
 * A stored automation. `actions` are the latest; a person in the automation follows the version that they began with.
 */
export const Automation = AutomationBody.extend({
  id: Id,
  status: z.enum(AUTOMATION_STATUSES),
  /** The number of the last version that was active; 0 before the first. */
  version: z.int().nonnegative(),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
  deleted_at: Time.nullable().default(null),
});
export type Automation = z.infer<typeof Automation>;

/** What a version keeps; it never changes. `published_by`: people enter only with records that this member may see. */
export const AutomationVersion = AutomationBody.pick({ trigger: true, actions: true }).extend({
  version: z.int().positive(),
  published_by: Id,
  published_at: Time,
});
export type AutomationVersion = z.infer<typeof AutomationVersion>;

const Count = z.int().nonnegative();

export const AutomationItem = Automation.omit({ actions: true, re_entry: true, stops_on_booking: true }).extend({
  /** How many entered so far, how many of them are on the way, and how many came to the end. */
  record_count: Count,
  running_count: Count,
  finished_count: Count,
});
export type AutomationItem = z.infer<typeof AutomationItem>;

const defaults = defineTexts({ name: { ko: "새 이메일 자동화", en: "New email automation" } });

/** The name of an automation that was given none. */
export const defaultName = (locale: Locale): string => (defaults.name satisfies Text)[locale];

type Creation = { id: string; name: string; creatorId: string; now: string };

export const newAutomation = ({ id, name, creatorId, now }: Creation): Automation => ({
  ...AutomationBody.parse({ name, trigger: { event: "form_submission" }, actions: [] }),
  id,
  status: "inactive",
  version: 0,
  created_by: creatorId,
  created_at: now,
  updated_by: creatorId,
  updated_at: now,
  deleted_at: null,
});
