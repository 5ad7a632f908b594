import type { StageStatus } from "@dure/domain/records/field/field";
import { type Pipeline, stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";
import type { BoardGroup } from "./board-groups";

/** Whether any stage of a deal type has a probability. */
export const hasProbabilities = ({ statuses }: Pick<Pipeline, "statuses">): boolean =>
  statuses.some(
    ({ status, stages }) => status !== "SALES_FAILURE" && stages.some(({ probability }) => probability !== undefined),
  );

/**
 * The probability from 0 to 1 that a deal at a stage is won. By default it is 1 for won stages and 0 for others; for
 * lost stages it is always 0.
 */
export function weightOf(pipeline: Pick<Pipeline, "statuses">, stage: { id: string; status: StageStatus }): number {
  if (stage.status === "SALES_FAILURE") return 0;
  const { probability } = stageSettingsOf(pipeline, stage.id) ?? {};
  return (probability ?? (stage.status === "SALES_SUCCESS" ? 100 : 0)) / 100;
}

const OPEN: readonly StageStatus[] = ["BEFORE_SALES", "IN_SALES"];

/** The sum of a board's open deals, and the sum weighted by their stages' probabilities. */
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

/** Whole days that a deal has been at its stage; undefined if that is not known. */
export const daysAtStage = (enteredAt: string | null, now: string): number | undefined =>
  enteredAt === null ? undefined : Math.max(Math.floor((Date.parse(now) - Date.parse(enteredAt)) / DAY_MS), 0);
