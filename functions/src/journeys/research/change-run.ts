import type { Research } from "@dure/domain/journeys/research/research";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { researchEvent } from "./research-event";
import { findResearch, saveResearch } from "./research-store";

/**
 * Saves the next state of a running research.
 * @returns the research; undefined once the run has ended, another run has begun, or the company is gone
 */
export function changeRun(
  teamId: string,
  { company_id, run }: Pick<Research, "company_id" | "run">,
  change: (before: Research, now: string) => Research,
): Promise<Research | undefined> {
  const ctx = systemContext(teamId, "research");
  return transaction(ctx, async (tx) => {
    const before = await findResearch(teamId, company_id, tx);
    const isOver = before?.state === "done" || before?.state === "failed";
    if (before?.run !== run || isOver) return { answer: undefined, event: [] };
    const after = change(before, ctx.now);
    saveResearch(tx, teamId, after);
    const isDone = after.state === "done";
    return { answer: after, event: isDone ? researchEvent("company-research.finished", before, after) : [] };
  });
}
