import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { Id, Line, TimeZone, Token } from "../../shared/value";
import { automationIssues } from "./automation-issues";
import { ClockTime } from "./delay";

const Name = Line(200).default("");

/** What lets a record enter an automation. A draft may lack what the trigger asks for. */
export const Trigger = z.discriminatedUnion(
  "event",
  [
    z.object({ event: z.literal("form_submission"), form_id: Id.nullable().default(null), name: Name }),
    z.object({
      event: z.literal("stage_change"),
      /** The stages that a deal comes to, in any of the team's pipelines. */
      stage_ids: z.array(Id).max(50).default([]),
      name: Name,
    }),
    z.object({
      event: z.literal("date_field"),
      field_id: Token(128).nullable().default(null),
      /** Days before the date of the record, or after it if negative. */
      days_before: z.int().min(-365).max(365).default(0),
      time: ClockTime.default("09:00"),
      timezone: TimeZone.default("Asia/Seoul"),
      name: Name,
    }),
    z.object({
      event: z.literal("segment_entry"),
      segment_id: Id.nullable().default(null),
      /** Whether people who are already in the segment at activation enter, too. */
      existing: z.boolean().default(false),
      name: Name,
    }),
  ],
  automationIssues.unknownTrigger,
);
export type Trigger = z.infer<typeof Trigger>;

/** The keys by which automations with this trigger are looked up when something happens. */
export function triggerKeys(trigger: Trigger): string[] {
  if (trigger.event === "form_submission") return trigger.form_id ? [`form ${trigger.form_id}`] : [];
  if (trigger.event === "stage_change") return trigger.stage_ids.map((id) => `stage ${id}`);
  if (trigger.event === "segment_entry")
    return trigger.segment_id ? [trigger.event, segmentKey(trigger.segment_id)] : [];
  return [trigger.event];
}

/** The key by which automations that a segment starts are looked up. */
export const segmentKey = (id: string): string => `segment ${id}`;

/** Whether a trigger says what it waits for. */
export function isTriggerSet(trigger: Trigger): boolean {
  if (trigger.event === "date_field") return trigger.field_id !== null;
  return triggerKeys(trigger).length > 0;
}

/**
 * The segment whose existing records all enter when an automation with this trigger takes effect; undefined if none do.
 * @param before the trigger until now, if the automation was already active
 */
export function segmentEnteringAtOnce(trigger: Trigger, before?: Trigger): string | undefined {
  if (trigger.event !== "segment_entry" || !trigger.existing || trigger.segment_id === null) return undefined;
  const isSeen = before?.event === "segment_entry" && before.segment_id === trigger.segment_id;
  return isSeen ? undefined : trigger.segment_id;
}

type OnDate = Extract<Trigger, { event: "date_field" }>;

/**
 * The date on which a record's field must lie for it to enter now, as YYYY-MM-DD; undefined before the trigger's time
 * of day.
 * @param now UTC
 */
export function dateTriggerDay({ days_before, time, timezone }: OnDate, now: string): string | undefined {
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(timezone);
  if (Temporal.PlainTime.compare(local.toPlainTime(), Temporal.PlainTime.from(time)) < 0) return undefined;
  return local.toPlainDate().add({ days: days_before }).toString();
}
