import type { StageStatus } from "@dure/domain/records/field/field";
import { type Pipeline, stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";

/** Whether a deal type counts with chances at all. */
export const hasProbabilities = ({ statuses }: Pick<Pipeline, "statuses">): boolean =>
  statuses.some(({ stages }) => stages.some(({ probability }) => probability !== undefined));

/** The chance that a deal at a stage is won, of 1: won ones are, and a stage without a chance counts for nothing. */
export function weightOf(pipeline: Pick<Pipeline, "statuses">, stage: { id: string; status: StageStatus }): number {
  const { probability } = stageSettingsOf(pipeline, stage.id) ?? {};
  return (probability ?? (stage.status === "SALES_SUCCESS" ? 100 : 0)) / 100;
}

const DAY_MS = 86_400_000;

/** Whole days that a deal has stood at its stage; undefined if that is not known. */
export const daysAtStage = (enteredAt: string | null, now: string): number | undefined =>
  enteredAt === null ? undefined : Math.max(Math.floor((Date.parse(now) - Date.parse(enteredAt)) / DAY_MS), 0);
