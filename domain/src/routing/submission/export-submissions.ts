import type { AnswerValue } from "../../forms/answer/answer-value";
import { csvCell } from "../../records/export/csv-cell";
import { displayStatus } from "./display-status";
import type { SubmissionHeader, SubmissionRow } from "./submission";

type Cell = string | number;
export type SubmissionColumn = { label: string; read: (row: SubmissionRow) => Cell };

type Shown = { hasGroups: boolean; nowMs: number; members: ReadonlyMap<string, string> };

/**
 * The CSV columns (docs/product/routing-submissions.md#csv): fixed ones, the assignee, then the answers. Times are UTC.
 * A duplicate column name gets its index as a suffix.
 */
export function submissionColumns({ labels }: SubmissionHeader, shown: Shown): SubmissionColumn[] {
  const answers = labels.map(
    ({ name, label }): SubmissionColumn => ({ label, read: ({ answers }) => cell(answers[name]) }),
  );
  const assignee: SubmissionColumn = {
    label: "assignee",
    read: ({ assignee: id }) => (id === null ? "" : cell(shown.members.get(id) ?? "")),
  };
  const seen = new Set<string>();
  return [...fixedColumns(shown), assignee, ...answers].map(({ label, read }, index) => {
    const unique = seen.has(label) ? `${label}_${index}` : label;
    seen.add(label).add(unique);
    return { label: String(csvCell(unique)), read };
  });
}

const text =
  (key: "id" | "submittedAt" | "confirmedAt" | "rescheduledAt" | "cancelledAt" | "scheduledEventId") =>
  (row: SubmissionRow): Cell =>
    row[key] ?? "";

const fixedColumns = ({ hasGroups, nowMs: now }: Shown): SubmissionColumn[] => [
  { label: "id", read: text("id") },
  { label: "submittedAt", read: text("submittedAt") },
  { label: "name", read: ({ name }) => cell(name) },
  { label: "email", read: ({ email }) => cell(email) },
  { label: "company", read: ({ company }) => cell(company) },
  { label: "phone", read: ({ phone }) => phone.replace("-", ":") },
  { label: "status", read: (row) => displayStatus(row, { hasGroups, now }) },
  { label: "confirmedAt", read: text("confirmedAt") },
  { label: "rescheduledAt", read: text("rescheduledAt") },
  { label: "cancelledAt", read: text("cancelledAt") },
  { label: "organizerId", read: ({ organizer }) => organizer ?? "" },
  { label: "scheduledEventId", read: text("scheduledEventId") },
  { label: "disqualifiedReason", read: ({ outofquota }) => (outofquota ? "outOfQuota" : "") },
];

/** Escapes values that would start a formula. */
const cell = (value: AnswerValue | undefined): Cell =>
  csvCell(Array.isArray(value) ? value.join(", ") : (value ?? null));
