import type { Locale } from "../../shared/text";
import { changedValues, rawValue } from "../../teams/audit/audit-changes";
import { actorTypeOf, type StoredAuditEntry } from "../../teams/audit/audit-entry";
import type { AuditWords } from "../../teams/audit/audit-words";
import { type TimelineChange, type TimelineEntry, type TimelineValue, timelineKindOf } from "./timeline";

type Subject = StoredAuditEntry["change"]["before"];

/** Fields that the product maintains: their changes add nothing to the entry. */
const UNTOLD = /^(?:visitor_id|nice_id|kind|deal_converted_at|pipeline_added_at|stage_entered_at|first_meeting_at)$/;

export type TimelineReader = {
  locale: Locale;
  words: AuditWords;
  /** The names of members, fields, options, stages and referred records by their ids. */
  names: ReadonlyMap<string, string>;
  /** The current texts of existing memos, by id. */
  memos: ReadonlyMap<string, string>;
  /** The existing meetings, by id. */
  meetings: ReadonlyMap<string, { title: string; starts_at: string }>;
  canRestore: (field: string) => boolean;
};

/** An entry of the audit log in a record's timeline; undefined if it is not shown there. */
export function viewTimelineEntry(stored: StoredAuditEntry, reader: TimelineReader): TimelineEntry | undefined {
  const { type, actor } = stored;
  const { before, after } = stored.change;
  const [kind, phrase] = [timelineKindOf(type), reader.words.phrases[type]];
  if (!kind || !phrase || isOnlyMoved(before, after)) return undefined;
  const isRecords = kind === "change" || kind === "stage";
  const changes = isRecords && before !== null && after !== null ? changesOf(stored, reader) : [];
  // Changes of only those fields that the product maintains, such as the first meeting, are not shown.
  if (type.endsWith(".changed") && isRecords && changes.length === 0) return undefined;
  const meeting = kind === "meeting" ? reader.meetings.get(stored.subject_id) : undefined;
  const named = isRecords ? "" : (meeting?.title ?? titleOf(after ?? before));
  return {
    ...{ id: stored.id, at: stored.at, kind, type, message: phrase[reader.locale], changes },
    title: kind === "memo" ? (reader.memos.get(stored.subject_id) ?? "") : named,
    starts_at: meeting?.starts_at ?? null,
    campaign_id: null,
    actor: { id: actor.id, name: actor.name, type: actorTypeOf(actor) },
  };
}

/** Whether the only change is that a merge moved it to this record. */
const isOnlyMoved = (before: Subject, after: Subject): boolean =>
  before !== null && after !== null && "record_id" in before && before.record_id !== after.record_id;

const titleOf = (subject: Subject): string => {
  const { title, filename } = subject ?? {};
  return [title, filename].find((one) => typeof one === "string") ?? "";
};

function changesOf({ type, change }: StoredAuditEntry, reader: TimelineReader): TimelineChange[] {
  const [kind = ""] = type.split(".");
  return changedValues(change.before, change.after)
    .map(({ field, before, after }) => ({
      field,
      label: reader.words.fieldLabel(kind, field)?.[reader.locale] ?? reader.names.get(field) ?? "",
      before: shown(rawValue(change.before, field), before, reader),
      after: shown(rawValue(change.after, field), after, reader),
      can_restore: type.endsWith(".changed") && reader.canRestore(field),
    }))
    .filter(({ field, label }) => label !== "" && !UNTOLD.test(field));
}

function shown(raw: unknown, text: string, { names }: TimelineReader): TimelineValue {
  const named = (one: unknown) => (typeof one === "string" ? (names.get(one) ?? one) : String(one));
  if (Array.isArray(raw)) return raw.map(named).join(", ");
  if (!isObject(raw)) return named(text);
  if ("dial_code" in raw) return { dial_code: String(raw.dial_code ?? ""), value: String(raw.value ?? "") };
  return "id" in raw ? named(raw.id) : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
