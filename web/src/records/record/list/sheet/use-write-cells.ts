import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUndoNotice } from "../../../../ui/toast/use-undo-notice";
import { useErrorText } from "../../../../ui/use-error-text";
import type { PendingRowStore } from "../pending/pending-rows";
import type { CellTexts } from "../table/cell-text";
import type { CellChange, RefusedCell } from "./cell-change";
import { createKeyedQueue } from "./keyed-queue";
import { takenBack } from "./undo/taken-back";
import { createUndoSteps } from "./undo/undo-steps";
import { useCelebrateWon } from "./use-celebrate-won";
import { useStageAnswers } from "./use-stage-answers";
import { type MadeChange, writeCells } from "./write-cells";

/** The most steps that can be undone. */
const MAX_UNDO = 50;

/** Cells that were written at once, and the function that removes their notice. */
type Step = { changes: readonly MadeChange[]; withdraw?: () => void };

/**
 * Writes cells. Refused texts are reported, so that nothing typed is lost. Written changes can be undone, step by step.
 */
export function useWriteCells(words: CellTexts, pendingRows: PendingRowStore) {
  const { t } = useTranslation("records");
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const offerUndo = useUndoNotice();
  const [report, setReport] = useState<readonly RefusedCell[]>([]);
  const [made] = useState(() => createUndoSteps<Step>(MAX_UNDO));
  /** The pending writes. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const answers = useStageAnswers();
  const celebrateWon = useCelebrateWon();
  const [queue] = useState(createKeyedQueue);
  const send = (changes: readonly CellChange[]) =>
    writeCells(changes, { queryClient, words, errorText, pending: pendingRows, queue });

  /** Undoes a step, the last one by default. Pending writes are awaited, since the step may be one of them. */
  async function undo(step?: Step): Promise<void> {
    await writing.current;
    const last = made.take(step);
    last?.withdraw?.();
    const { refused } = await send(
      (last?.changes ?? []).flatMap((change) => takenBack(change, queryClient, pendingRows)),
    );
    if (refused.length > 0) setReport(refused);
  }

  /** @param refused cells that are not sent, for the report */
  async function write(changes: readonly CellChange[], refused: readonly RefusedCell[] = []): Promise<void> {
    const sent = await send(await answers.complete(changes));
    const all = [...refused, ...sent.refused];
    if (all.length > 0) setReport(all);
    if (sent.done.length === 0) return;
    const step: Step = { changes: sent.done };
    made.add(step);
    celebrateWon(sent.done);
    if (sent.done.length === 1) return;
    const title = t("sheet.changed", { count: sent.done.length });
    step.withdraw = offerUndo({ title, onUndo: () => undo(step), undone: t("sheet.undone") });
  }

  return {
    write(...cells: Parameters<typeof write>): Promise<void> {
      const written = write(...cells);
      writing.current = Promise.allSettled([writing.current, written]);
      return written;
    },
    undo: () => undo(),
    report,
    question: answers.dialog,
    refuse: (cell: RefusedCell) => setReport([cell]),
    closeReport: () => setReport([]),
  };
}
