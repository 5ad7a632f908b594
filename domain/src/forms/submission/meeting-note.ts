import { ROUTER_CREATOR } from "../../records/incoming/blur-response";
import { EDITOR } from "../../records/incoming/incoming";
import { newNote, noteHtml } from "../../records/note/note";
import { entityOf } from "../../records/record/entity";
import { maskValue } from "../../records/record/mask";
import type { CrmRecord, Note } from "../../records/record/record";
import { clockOf } from "../../shared/clock";
import type { Locale, Text } from "../../shared/text";
import { type AskedAnswer, answerRows } from "../answer/answer-rows";
import { formsTexts } from "../texts";

type DateRange = { start: string; end: string };

/** The content of a meeting's note. Each change of the meeting has a log. */
export type NotedMeeting = {
  id: string;
  title: string;
  date_range: DateRange;
  note: string;
  q_a: readonly AskedAnswer[];
  /** The router's submission that led to the meeting. */
  submission?: { id: string } | null;
  change_logs: readonly { type: "rescheduled" | "cancelled"; reason: string; old_date_range: DateRange }[];
};

/** Those who read a record's notes: the team, not the visitor. */
export type NoteFormat = { locale: Locale; zone: string };

export const meetingNoteId = (meetingId: string): string => `meeting-${meetingId}`;

/** The note that a record gets of its meeting. */
export const createMeetingNote = (meeting: NotedMeeting, record: CrmRecord, format: NoteFormat, now: string): Note => ({
  ...newNote(
    {
      id: meetingNoteId(meeting.id),
      entity_id: entityOf(record),
      record_id: record.id,
      text: textOf(meeting, format),
    },
    meeting.submission ? { id: ROUTER_CREATOR } : EDITOR,
    now,
  ),
  meeting_changes: meeting.change_logs.length,
});

/**
 * Updates the note after a change of its meeting; undefined if the note already has the change, or a member has edited
 * it.
 */
export function updateMeetingNote(
  note: Note | undefined,
  meeting: NotedMeeting,
  format: NoteFormat,
  now: string,
): Note | undefined {
  const meeting_changes = meeting.change_logs.length;
  if (note?.meeting_changes === undefined || note.meeting_changes >= meeting_changes) return undefined;
  const text = textOf(meeting, format);
  return { ...note, text, html: noteHtml(text, note.images), meeting_changes, updated_at: now };
}

function textOf({ title, date_range, note, q_a, change_logs }: NotedMeeting, { locale, zone }: NoteFormat): string {
  const clock = clockOf(locale, zone);
  // The zone is written out, because a member may be in another one.
  const written = ({ start, end }: DateRange) =>
    `${clock.longRange({ start: Date.parse(start), end: Date.parse(end) })} (${zone})`;
  const change = change_logs.at(-1);
  const rows: [label: Text, value: string][] = [
    [change?.type === "cancelled" ? formsTexts.noteCancelled : formsTexts.noteBooked, title],
    [formsTexts.noteWhen, written(date_range)],
    [formsTexts.noteBefore, change?.type === "rescheduled" ? written(change.old_date_range) : ""],
    [formsTexts.noteReason, change?.reason ?? ""],
    [formsTexts.labelNote, note],
  ];
  const told = rows.filter(([, value]) => value !== "").map(([label, value]) => [label[locale], value] as const);
  // Notes are not masked: an address or a number is read on the submission alone.
  const answers = answerRows(q_a, locale).filter(([, value]) => maskValue("answer", value) === value);
  return [...told, ...answers].map(([label, value]) => `${label}: ${value}`).join("\n");
}
