import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { Id, Line, Lines, Time, Token } from "../../shared/value";
import { DeliveryMethod, DeliveryReason } from "../delivery/delivery";
import { notificationsIssues } from "../notifications-issues";

export const MAX_SETTINGS = 100;
export const MAX_TITLE_LENGTH = 100;
const MAX_DAYS = 3650;

/** Triggers that become due once a day, by a date or a stay at a stage, and triggers that an event fires at once. */
export const TriggerType = z.enum([
  "date_before",
  "date_after",
  "stage_staying",
  "record_created",
  "record_assigned",
  "stage_changed",
  "field_changed",
  "form_submitted",
  "meeting_booked",
  "meeting_cancelled",
]);
export type TriggerType = z.infer<typeof TriggerType>;

/** Leads, companies and contacts have no record type. */
export const Target = z
  .object({
    entity_type: EntityId.default("deal"),
    record_type_id: Id.nullable().default(null),
    /** `targetType:targetId`: `field:close_date`, `stage:{id}`, `form:{id}`; "" while nothing is chosen. */
    id: Token(200).default(""),
  })
  .transform((target) => (target.entity_type === "deal" ? target : { ...target, record_type_id: null }));

export const Trigger = z
  .object({
    type: TriggerType.default("date_before"),
    /** The day itself, or a number of days from it. */
    count_type: z.enum(["d_day", "days"]).default("days"),
    count_value: z
      .int(notificationsIssues.onlyNumbers)
      .min(0, notificationsIssues.onlyNumbers)
      .max(MAX_DAYS)
      .default(0),
    /** HH:mm in the team's zone. */
    send_at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, notificationsIssues.sendAt)
      .default("09:00"),
    target: Target.prefault({}),
    /** The value that a changed field must get; "" for any. */
    value: Line(1000).default(""),
  })
  .transform((trigger) => (trigger.count_type === "d_day" ? { ...trigger, count_value: 0 } : trigger));
export type Trigger = z.infer<typeof Trigger>;

/** The placeholder for the record's assignee as recipient. */
export const ASSIGNEE = "assignee";

export const Action = z.object({
  type: DeliveryMethod.default("slack"),
  /** The channel's id; in the app and by e-mail a member's id, or `assignee`. */
  channel: z
    .string()
    // Firestore reserves ids such as `__a__`, and members and channels are looked up by these ids.
    .regex(/^(?!__.*__$)[\w-]{0,64}$/)
    .default(""),
  /** The channel's name when it was chosen; still shown after the channel is deleted. */
  value: Line(200).default(""),
  message: Lines(2000).default(""),
});
export type Action = z.infer<typeof Action>;

/** A notification automation (docs/product/notifications.md). */
export const NotificationSetting = z.object({
  id: Id,
  title: Line(MAX_TITLE_LENGTH),
  is_active: z.boolean(),
  trigger: Trigger,
  action: Action,
  /** Why the product turned it off: cleared when somebody turns it on. */
  stopped: DeliveryReason.nullable().default(null),
  created_by: z.string(),
  created_at: Time,
  updated_by: z.string(),
  updated_at: Time,
});
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** What a setting lacks, or what it refers to that no longer exists. */
export const SettingProblem = z.enum([
  "title",
  "target",
  "channel",
  "slack",
  "field_deleted",
  "stage_deleted",
  "value",
  "record_type_deleted",
  "channel_deleted",
]);
export type SettingProblem = z.infer<typeof SettingProblem>;

export const SettingView = NotificationSetting.extend({ problems: z.array(SettingProblem) });
export type SettingView = z.infer<typeof SettingView>;
