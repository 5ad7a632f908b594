import type { RecordView } from "@dure/domain/records/record/record";
import type { QueryClient } from "@tanstack/react-query";
import { dequal } from "dequal/lite";
import { untilOnline } from "../../../../lib/http/until-online";
import { refresh } from "../../../../lib/query-client";
import { putRecords } from "../../record-cache";
import type { PendingRowStore } from "../pending/pending-rows";
import type { CellTexts } from "../table/cell-text";
import { type CellChange, heldValue, type RefusedCell, withValue } from "./cell-change";
import { copiedText } from "./copied-text";
import type { KeyedQueue } from "./keyed-queue";
import { sendChanges } from "./send-changes";

/** A written change, with the value before it. */
export type MadeChange = CellChange & { before: unknown };

type Writing = {
  queryClient: QueryClient;
  words: CellTexts;
  errorText: (error: unknown) => string;
  pending: PendingRowStore;
  /** Writes of one record are sent one after the other. */
  queue: KeyedQueue;
};

/**
 * Writes cells with an optimistic update: new values show at once, even in lists that are read meanwhile, and are
 * rolled back if they are refused. Offline, the writes wait.
 */
export async function writeCells(
  changes: readonly CellChange[],
  { queryClient, words, errorText, pending, queue }: Writing,
): Promise<{ done: MadeChange[]; refused: RefusedCell[] }> {
  const all = changes.map((change) => ({ ...change, before: heldValue(change.record, change.field) ?? null }));
  const real = all.filter(({ value, before }) => !isSame(value, before));
  if (real.length === 0) return { done: [], refused: [] };
  const shown = patched(real);
  const ids = shown.map(({ id }) => id);
  pending.begin(shown);
  await putRecords(queryClient, shown);
  const send = () => untilOnline({ keepsPage: true }).then(() => sendChanges(real.map(answered(pending)), errorText));
  const sent = await queue(ids, send).catch((error: unknown) => ({
    records: [],
    reasons: new Map(real.map(({ record }) => [record.id, errorText(error)])),
  }));
  const isRefused = ({ record }: CellChange) => sent.reasons.has(record.id);
  const back = patched(real.filter(isRefused).map(takenBack(pending)));
  const isLast = ({ id }: RecordView) => (pending.snapshot().get(id)?.writes ?? 0) <= 1;
  pending.settle({ answers: sent.records, back });
  await putRecords(queryClient, [...back, ...sent.records].filter(isLast));
  void refresh("records", "filterRecords").finally(() => pending.end(ids));
  const refused = real.filter(isRefused).map(({ record, field, value }) => ({
    record,
    field,
    text: copiedText(withValue(record, { field, value }), field, words),
    reason: sent.reasons.get(record.id) ?? "",
  }));
  return { done: real.filter((change) => !isRefused(change)), refused };
}

/** Bases a change on the answer to the change before it, with which the server compares it. */
const answered = (pending: PendingRowStore) => (change: CellChange) => ({
  ...change,
  record: pending.snapshot().get(change.record.id)?.answer ?? change.record,
});

const takenBack =
  (pending: PendingRowStore) =>
  ({ record, field, before }: MadeChange): CellChange => ({
    record: pending.snapshot().get(record.id)?.record ?? record,
    field,
    value: before,
  });

/** Compares two values. All kinds of empty values are equal. */
const isSame = (value: unknown, before: unknown): boolean => dequal(plain(value), plain(before));

const plain = (value: unknown): unknown =>
  value === "" || value === undefined || value === false || (Array.isArray(value) && value.length === 0) ? null : value;

/** The records with their changes applied; several cells of one record are combined. */
const patched = (changes: readonly CellChange[]) =>
  [...Map.groupBy(changes, ({ record }) => record.id).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce((record, change) => withValue(record, change), withValue(first.record, first))] : [],
  );
