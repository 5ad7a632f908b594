import type { StageStatus } from "@dure/domain/records/field/field";
import { type Pipeline, stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";
import type { BoardGroup } from "./board-groups";

/** Whether a deal type counts with chances at all. */
export const hasProbabilities = ({ statuses }: Pick<Pipeline, "statuses">): boolean =>
  statuses.some(
    ({ status, stages }) => status !== "SALES_FAILURE" && stages.some(({ probability }) => probability !== undefined),
  );

/** The chance that a deal at a stage is won, of 1: won ones are, lost ones and stages without a chance count for nothing. */
export function weightOf(pipeline: Pick<Pipeline, "statuses">, stage: { id: string; status: StageStatus }): number {
  if (stage.status === "SALES_FAILURE") return 0;
  const { probability } = stageSettingsOf(pipeline, stage.id) ?? {};
  return (probability ?? (stage.status === "SALES_SUCCESS" ? 100 : 0)) / 100;
}

const OPEN: readonly StageStatus[] = ["BEFORE_SALES", "IN_SALES"];

/** What the open deals of a board are worth, and what they are worth by the chances of their stages. */
export function openSums(
  pipeline: Pick<Pipeline, "statuses">,
  groups: readonly BoardGroup[],
): { sum: number; weighted: number } {
  const columns = groups.filter(({ status }) => OPEN.includes(status)).flatMap((group) => group.columns);
  return {
    sum: columns.reduce((all, { amountSum }) => all + amountSum, 0),
    weighted: columns.reduce((all, { stage, amountSum }) => all + amountSum * weightOf(pipeline, stage), 0),
  };
}

const DAY_MS = 86_400_000;

/** Whole days that a deal has stood at its stage; undefined if that is not known. */
export const daysAtStage = (enteredAt: string | null, now: string): number | undefined =>
  enteredAt === null ? undefined : Math.max(Math.floor((Date.parse(now) - Date.parse(enteredAt)) / DAY_MS), 0);
