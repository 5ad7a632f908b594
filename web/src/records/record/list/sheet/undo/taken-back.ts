import type { QueryClient } from "@tanstack/react-query";
import { dequal } from "dequal/lite";
import { findRecord } from "../../../record-cache";
import type { PendingRowStore } from "../../pending/pending-rows";
import { type CellChange, heldValue, withValue } from "../cell-change";
import type { MadeChange } from "../write-cells";

/** The change that undoes another one; none if somebody has changed the value since. */
export function takenBack(change: MadeChange, queryClient: QueryClient, pendingRows: PendingRowStore): CellChange[] {
  const { record, field, value, before } = change;
  const pending = pendingRows.snapshot().get(record.id);
  // While a write is pending, a list may not contain the change yet; one read afterwards may not contain the record.
  const listed = pending && pending.writes > 0 ? undefined : findRecord(queryClient, record.id);
  const now = listed ?? pending?.record ?? withValue(record, change);
  return dequal(heldValue(now, field) ?? null, value ?? null) ? [{ record: now, field, value: before }] : [];
}
