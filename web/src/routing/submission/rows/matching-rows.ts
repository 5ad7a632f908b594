import type { DisplayStatus } from "@dure/domain/routing/submission/submission";

/** The filter of the submission list. */
type Found = { status: DisplayStatus; name: string; email: string; phone: string; company: string; answers: object };

export type RowFilter = { status: DisplayStatus | ""; search: string };

/** Whether a submission has the chosen status and contains the search text in any of its texts. */
export function isWanted(row: Found, { status, search }: RowFilter): boolean {
  if (status && row.status !== status) return false;
  const wanted = search.trim().toLowerCase();
  if (!wanted) return true;
  const written = [row.name, row.email, row.phone, row.company, ...Object.values(row.answers).flat()];
  return written.some((text) => String(text).toLowerCase().includes(wanted));
}
