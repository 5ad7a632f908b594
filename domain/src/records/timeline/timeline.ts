import { z } from "zod";
import { personal } from "../../shared/personal";
import { Time } from "../../shared/value";
import { AuditActorType } from "../../teams/audit/audit-entry";

/** The parts of a record's timeline, each with the events that it shows (docs/product/records-pages.md#timeline). */
export const TIMELINE_EVENTS = {
  change: [
    ...(["lead.created", "lead.changed", "lead.merged", "lead.restored", "deal.created", "deal.changed"] as const),
    ...(["deal.merged", "deal.restored", "company.created", "company.changed", "company.merged"] as const),
    ...(["company.restored", "contact.created", "contact.changed", "contact.merged", "contact.restored"] as const),
    ...(["lead.unmerged", "deal.unmerged", "company.unmerged", "contact.unmerged"] as const),
  ],
  stage: ["lead.converted", "deal.moved", "deal.deallocated"],
  memo: ["note.created", "note.changed", "note.deleted"],
  todo: ["todo.created", "todo.changed", "todo.deleted"],
  meeting: ["meeting.created", "meeting.recorded", "meeting.rescheduled", "meeting.cancelled"],
  submission: ["form-submission.created"],
  file: ["file.created", "file.changed", "file.deleted"],
  /** Provided by the e-mail area, not by events (mail-moment.ts). */
  mail: [],
} as const;
export type TimelineKind = keyof typeof TIMELINE_EVENTS;
export const TIMELINE_KINDS = Object.keys(TIMELINE_EVENTS) as [TimelineKind, ...TimelineKind[]];
export const TimelineKind = z.enum(TIMELINE_KINDS);

/** The part of the timeline that shows events of this type; undefined for other events. */
export const timelineKindOf = (type: string): TimelineKind | undefined =>
  TIMELINE_KINDS.find((kind) => (TIMELINE_EVENTS[kind] as readonly string[]).includes(type));

/** A value as text; a phone number by its parts, so that it can be masked. */
const TimelineValue = z
  .union([z.object({ dial_code: z.string(), value: z.string() }), z.string()])
  .meta(personal("field"));
export type TimelineValue = z.infer<typeof TimelineValue>;

export const TimelineChange = z.object({
  field: z.string(),
  label: z.string(),
  before: TimelineValue,
  after: TimelineValue,
  /** The value from before can be set again. */
  can_restore: z.boolean(),
});
export type TimelineChange = z.infer<typeof TimelineChange>;

/** Something that happened to a record, or to something linked to it. */
export const TimelineEntry = z.object({
  id: z.string(),
  at: Time,
  kind: TimelineKind,
  type: z.string(),
  /** What happened, in the reader's language. */
  message: z.string(),
  /** The name of the task, file or meeting; for a memo its current text. */
  title: z.string().meta(personal("answer")),
  /** The start of a meeting that still exists. */
  starts_at: Time.nullable(),
  /** For a mail: the campaign whose report has the details. */
  campaign_id: z.string().nullable(),
  actor: z.object({ id: z.string(), name: z.string(), type: AuditActorType }),
  changes: z.array(TimelineChange),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A meeting of a lead or deal, as the scheduling area tells it. */
export type RecordMeeting = { id: string; title: string; starts_at: string; is_cancelled: boolean };

/** The data in a record's page header besides its fields. */
export const Highlights = z.object({
  next_meeting: z.object({ id: z.string(), title: z.string().meta(personal("answer")), starts_at: Time }).nullable(),
  /** The last memo, submission or meeting. */
  last_contact_at: Time.nullable(),
});
export type Highlights = z.infer<typeof Highlights>;

/** @param contactedAt when somebody last wrote a memo or submitted a form */
export function highlightsOf(
  meetings: readonly RecordMeeting[],
  contactedAt: string | undefined,
  now: string,
): Highlights {
  const held = meetings.filter(({ is_cancelled }) => !is_cancelled);
  const [next] = held.filter(({ starts_at }) => starts_at > now).sort((a, b) => compare(a.starts_at, b.starts_at));
  const past = held.flatMap(({ starts_at }) => (starts_at <= now ? [starts_at] : []));
  return {
    next_meeting: next ? { id: next.id, title: next.title, starts_at: next.starts_at } : null,
    last_contact_at: [...past, ...(contactedAt ? [contactedAt] : [])].sort(compare).at(-1) ?? null,
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
