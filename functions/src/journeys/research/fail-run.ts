import type { Research } from "@dure/domain/journeys/research/research";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { researchEvent } from "./research-event";
import { countRuns, findResearch, saveResearch, saveRuns } from "./research-store";

/** Ends a run that failed; it doesn't count in the quota. The findings of earlier runs stay. */
export function failRun(teamId: string, { company_id, run }: Pick<Research, "company_id" | "run">): Promise<void> {
  return transaction(systemContext(teamId, "research"), async (tx) => {
    const before = await findResearch(teamId, company_id, tx);
    const isOver = before?.state === "done" || before?.state === "failed";
    if (before?.run !== run || isOver) return { answer: undefined, event: [] };
    const used = await countRuns(teamId, before.month, tx);
    const after: Research = { ...before, state: "failed", prose: null };
    saveResearch(tx, teamId, after);
    saveRuns(tx, teamId, before.month, Math.max(0, used - 1));
    return { answer: undefined, event: researchEvent("company-research.failed", before, after) };
  });
}
