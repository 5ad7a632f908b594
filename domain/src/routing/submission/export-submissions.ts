import type { AnswerValue } from "../../forms/answer/answer-value";
import { csvCell } from "../../records/export/csv-cell";
import type { Locale } from "../../shared/text";
import { UTM_NAMES } from "../../shared/utm-names";
import { displayStatus } from "./display-status";
import { displayStatusTexts, submissionColumnTexts } from "./export-texts";
import type { SubmissionHeader, SubmissionRow } from "./submission";

type Cell = string | number;
export type SubmissionColumn = { label: string; read: (row: SubmissionRow) => Cell };

type Shown = {
  hasGroups: boolean;
  nowMs: number;
  members: ReadonlyMap<string, string>;
  groups: ReadonlyMap<string, string>;
  /** For people: headers and statuses in a language, times in a zone. For programs: names, and UTC. */
  readable?: { locale: Locale; time: (time: string) => string } | undefined;
};

type ColumnName = keyof typeof submissionColumnTexts;

/**
 * The CSV columns (docs/product/routing-submissions.md#csv): fixed ones, the assignee, then the answers; for people also
 * the group and the campaign. A duplicate column name gets its index as a suffix.
 */
export function submissionColumns({ labels }: SubmissionHeader, shown: Shown): SubmissionColumn[] {
  const answers = labels.map(
    ({ name, label }): SubmissionColumn => ({ label, read: ({ answers }) => cell(answers[name]) }),
  );
  const { readable, members, groups } = shown;
  const named = (id: string | null, names: ReadonlyMap<string, string>) =>
    id === null ? "" : cell(names.get(id) ?? "");
  const assignee = { label: "assignee", read: (row: SubmissionRow) => named(row.assignee, members) } as const;
  const origin: { label: ColumnName; read: (row: SubmissionRow) => Cell }[] = readable
    ? [
        { label: "group", read: (row) => named(row.group_id, groups) },
        { label: "meetingAt", read: (row) => (row.meetingAt ? readable.time(row.meetingAt) : "") },
        { label: "organizer", read: (row) => named(row.organizer, members) },
        { label: "page_url", read: (row) => cell(row.page_url ?? "") },
        ...UTM_NAMES.map((name) => ({ label: name, read: ({ utm }: SubmissionRow) => cell(utm[name] ?? "") })),
      ]
    : [];
  const fixed = [...fixedColumns(shown), assignee, ...origin].map(({ label, read }) => ({
    label: readable ? submissionColumnTexts[label][readable.locale] : label,
    read,
  }));
  const seen = new Set<string>();
  return [...fixed, ...answers].map(({ label, read }, index) => {
    const unique = seen.has(label) ? `${label}_${index}` : label;
    seen.add(label).add(unique);
    return { label: String(csvCell(unique)), read };
  });
}

type FixedColumn = { label: ColumnName; read: (row: SubmissionRow) => Cell };

function fixedColumns({ hasGroups, nowMs: now, readable }: Shown): FixedColumn[] {
  const time = (label: "submittedAt" | "confirmedAt" | "rescheduledAt" | "cancelledAt"): FixedColumn => ({
    label,
    read: ({ [label]: at }) => (at && readable ? readable.time(at) : (at ?? "")),
  });
  const status = (row: SubmissionRow): Cell => {
    const shown = displayStatus(row, { hasGroups, now });
    return readable ? displayStatusTexts[shown][readable.locale] : shown;
  };
  return [
    { label: "id", read: ({ id }) => id },
    time("submittedAt"),
    { label: "name", read: ({ name }) => cell(name) },
    { label: "email", read: ({ email }) => cell(email) },
    { label: "company", read: ({ company }) => cell(company) },
    { label: "phone", read: ({ phone }) => phone.replace("-", ":") },
    { label: "status", read: status },
    time("confirmedAt"),
    time("rescheduledAt"),
    time("cancelledAt"),
    { label: "organizerId", read: ({ organizer }) => organizer ?? "" },
    { label: "scheduledEventId", read: ({ scheduledEventId }) => scheduledEventId ?? "" },
    { label: "disqualifiedReason", read: ({ outofquota }) => (outofquota ? "outOfQuota" : "") },
  ];
}

/** Escapes values that would start a formula. */
const cell = (value: AnswerValue | undefined): Cell =>
  csvCell(Array.isArray(value) ? value.join(", ") : (value ?? null));
