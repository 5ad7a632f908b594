import type { QueryClient } from "@tanstack/react-query";
import { dequal } from "dequal/lite";
import { refresh } from "../../../../lib/query-client";
import { putRecords } from "../../record-cache";
import type { CellTexts } from "../table/cell-text";
import { type CellChange, heldValue, type RefusedCell, withValue } from "./cell-change";
import { copiedText } from "./copied-text";
import { sendChanges } from "./send-changes";

/** A change that was made, with what stood there before. */
export type MadeChange = CellChange & { before: unknown };

type Writing = { queryClient: QueryClient; words: CellTexts; errorText: (error: unknown) => string };

/** Writes cells: they show at once, and the old values again where they are refused. */
export async function writeCells(
  changes: readonly CellChange[],
  { queryClient, words, errorText }: Writing,
): Promise<{ done: MadeChange[]; refused: RefusedCell[] }> {
  const all = changes.map((change) => ({ ...change, before: heldValue(change.record, change.field) ?? null }));
  const real = all.filter(({ value, before }) => !isSame(value, before));
  if (real.length === 0) return { done: [], refused: [] };
  await putRecords(queryClient, patched(real));
  const sent = await sendChanges(real, errorText).catch((error: unknown) => ({
    records: [],
    reasons: new Map(real.map(({ record }) => [record.id, errorText(error)])),
  }));
  const isRefused = ({ record }: CellChange) => sent.reasons.has(record.id);
  await putRecords(queryClient, [...real.filter(isRefused).map(({ record }) => record), ...sent.records]);
  void refresh("records", "filterRecords");
  const refused = real.filter(isRefused).map(({ record, field, value }) => ({
    record,
    field,
    text: copiedText(withValue(record, { field, value }), field, words),
    reason: sent.reasons.get(record.id) ?? "",
  }));
  return { done: real.filter((change) => !isRefused(change)), refused };
}

/** Nothing filled in is nothing, whatever it is written as. */
const isSame = (value: unknown, before: unknown): boolean => dequal(plain(value), plain(before));

const plain = (value: unknown): unknown =>
  value === "" || value === undefined || value === false || (Array.isArray(value) && value.length === 0) ? null : value;

/** The records as they will be; several cells of one record go together. */
const patched = (changes: readonly CellChange[]) =>
  [...Map.groupBy(changes, ({ record }) => record.id).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce((record, change) => withValue(record, change), withValue(first.record, first))] : [],
  );
