import { useQueryClient } from "@tanstack/react-query";
import { dequal } from "dequal/lite";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUndoNotice } from "../../../../ui/toast/use-undo-notice";
import { useErrorText } from "../../../../ui/use-error-text";
import { findRecord } from "../../record-cache";
import type { HeldRowStore } from "../held/held-rows";
import type { CellTexts } from "../table/cell-text";
import { type CellChange, heldValue, type RefusedCell, withValue } from "./cell-change";
import { createKeyedQueue } from "./keyed-queue";
import { useCelebrateWon } from "./use-celebrate-won";
import { useStageAnswers } from "./use-stage-answers";
import { type MadeChange, writeCells } from "./write-cells";

/** Steps that can be taken back. */
const MAX_UNDO = 50;

/**
 * Writes cells. What was refused is reported with the text that was meant, so nothing typed is lost; what was written
 * can be taken back, step by step.
 */
export function useWriteCells(words: CellTexts, heldRows: HeldRowStore) {
  const { t } = useTranslation("records");
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const offerUndo = useUndoNotice();
  const [report, setReport] = useState<readonly RefusedCell[]>([]);
  const made = useRef<MadeChange[][]>([]);
  const answers = useStageAnswers();
  const celebrateWon = useCelebrateWon();
  const [queue] = useState(createKeyedQueue);
  const send = (changes: readonly CellChange[]) =>
    writeCells(changes, { queryClient, words, errorText, held: heldRows, queue });

  async function undo(): Promise<void> {
    const last = made.current.pop() ?? [];
    // What a colleague has changed since stays as they left it.
    const back = last.flatMap((change) => {
      const { record, field, value, before } = change;
      const held = heldRows.snapshot().get(record.id);
      // A list that was read meanwhile may not have the change yet, and one that has it may have lost the record.
      const listed = held && held.writes > 0 ? undefined : findRecord(queryClient, record.id);
      const now = listed ?? held?.record ?? withValue(record, change);
      return dequal(heldValue(now, field) ?? null, value ?? null) ? [{ record: now, field, value: before }] : [];
    });
    const { refused } = await send(back);
    if (refused.length > 0) setReport(refused);
  }

  /** @param refused cells that are not sent, for the report */
  async function write(changes: readonly CellChange[], refused: readonly RefusedCell[] = []): Promise<void> {
    const sent = await send(await answers.complete(changes));
    const all = [...refused, ...sent.refused];
    if (all.length > 0) setReport(all);
    if (sent.done.length === 0) return;
    made.current = [...made.current, sent.done].slice(-MAX_UNDO);
    celebrateWon(sent.done);
    if (sent.done.length > 1)
      offerUndo({ title: t("sheet.changed", { count: sent.done.length }), onUndo: undo, undone: t("sheet.undone") });
  }

  return {
    write,
    undo,
    report,
    question: answers.dialog,
    refuse: (cell: RefusedCell) => setReport([cell]),
    closeReport: () => setReport([]),
  };
}
