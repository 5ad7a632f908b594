import type { RecordView } from "@dure/domain/records/record/record";
import type { ReactNode } from "react";
import { useStageProperty } from "./asked/use-stage-property";
import type { StageMove } from "./stage-move";
import { useMoveStage } from "./use-move-stage";

/**
 * Moves deals. The values that a stage requires are asked for first (docs/product/records-pipelines.md#stage-settings).
 */
export function useStageMoves(): {
  move: (record: RecordView, move: StageMove) => void;
  moving: ReturnType<typeof useMoveStage>;
  dialog: ReactNode;
} {
  const moving = useMoveStage();
  const { propertyFor, dialog } = useStageProperty();
  const move = async (record: RecordView, wanted: StageMove) => {
    const answer = await propertyFor(record, { pipelineId: wanted.pipelineId, stageId: wanted.stage.id });
    if (answer) moving.mutate({ ...wanted, ...answer });
  };
  return { move: (record, wanted) => void move(record, wanted), moving, dialog };
}
