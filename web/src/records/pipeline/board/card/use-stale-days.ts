import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import { use } from "react";
import { BoardActionsContext } from "../board-actions-context";
import { daysAtStage } from "../stage-weight";

/** The number of days that a stale deal has been at its stage; undefined for a deal that is not stale. */
export function staleDaysOf(record: RecordView, pipeline: Pick<Pipeline, "statuses">, now: string): number | undefined {
  const limit = record.stage && stageSettingsOf(pipeline, record.stage.id)?.stale_days;
  const days = limit ? daysAtStage(record.stage_entered_at, now) : undefined;
  return limit && days !== undefined && days > limit ? days : undefined;
}

export function useStaleDays(record: RecordView): number | undefined {
  const { pipeline, now } = use(BoardActionsContext);
  return staleDaysOf(record, pipeline, now);
}
