import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUndoNotice } from "../../../../ui/toast/use-undo-notice";
import { useErrorText } from "../../../../ui/use-error-text";
import type { HeldRowStore } from "../held/held-rows";
import type { CellTexts } from "../table/cell-text";
import type { CellChange, RefusedCell } from "./cell-change";
import { createKeyedQueue } from "./keyed-queue";
import { takenBack } from "./undo/taken-back";
import { createUndoSteps } from "./undo/undo-steps";
import { useCelebrateWon } from "./use-celebrate-won";
import { useStageAnswers } from "./use-stage-answers";
import { type MadeChange, writeCells } from "./write-cells";

/** Steps that can be taken back. */
const MAX_UNDO = 50;

/** Cells that were written at once, and what takes the notice of it off the screen. */
type Step = { changes: readonly MadeChange[]; withdraw?: () => void };

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
  const [made] = useState(() => createUndoSteps<Step>(MAX_UNDO));
  /** The writes under way. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const answers = useStageAnswers();
  const celebrateWon = useCelebrateWon();
  const [queue] = useState(createKeyedQueue);
  const send = (changes: readonly CellChange[]) =>
    writeCells(changes, { queryClient, words, errorText, held: heldRows, queue });

  /** Takes a step back, the last one by default. What is being written is waited for: it may be that one. */
  async function undo(step?: Step): Promise<void> {
    await writing.current;
    const last = made.take(step);
    last?.withdraw?.();
    const { refused } = await send((last?.changes ?? []).flatMap((change) => takenBack(change, queryClient, heldRows)));
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
