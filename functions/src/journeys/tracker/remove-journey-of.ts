import { findRecordsOfVisitor, findVisitors, removeVisitor } from "../../records/incoming/visitor-store";
import { mergedIdsOf } from "../../records/merge/merge-redirect-store";
import { removeVisits } from "./visit-store";

/**
 * Removes the visits of a permanently deleted record. The visits of a visitor who is also linked to another record are
 * kept for that record. Idempotent: the link is removed last.
 */
export async function removeJourneyOf(teamId: string, recordId: string): Promise<void> {
  const own = [recordId, ...(await mergedIdsOf(teamId, recordId))];
  for (const visitor of await findVisitors(teamId, recordId)) {
    const linked = await findRecordsOfVisitor(teamId, visitor);
    if (linked.every((id) => own.includes(id))) await removeVisits(teamId, visitor);
    await removeVisitor(teamId, visitor, own);
  }
}
