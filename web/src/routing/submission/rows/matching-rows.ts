import type { DisplayStatus } from "@dure/domain/routing/submission/submission";

/** What a submission is found by. */
type Found = { status: DisplayStatus; name: string; email: string; phone: string; company: string; answers: object };

export type RowFilter = { status: DisplayStatus | ""; search: string };

/** Whether a submission is shown: with the status that is looked for, and the words anywhere in what was written. */
export function isWanted(row: Found, { status, search }: RowFilter): boolean {
  if (status && row.status !== status) return false;
  const wanted = search.trim().toLowerCase();
  if (!wanted) return true;
  const written = [row.name, row.email, row.phone, row.company, ...Object.values(row.answers).flat()];
  return written.some((text) => String(text).toLowerCase().includes(wanted));
}
