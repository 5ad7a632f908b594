import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useFields } from "../field/field-queries";
import { missingFields } from "./missing-fields";
import { usePipelines } from "./pipeline-queries";
import type { StageMove } from "./stage-move";
import { useMoveStage } from "./use-move-stage";

const StageFieldsDialog = lazy(async () => ({ default: (await import("./stage-fields-dialog")).StageFieldsDialog }));

type Asked = { move: StageMove; fields: readonly Field[] };

/** Moves deals; what a stage asks for is asked first (docs/product/records-pipelines.md#stage-settings). */
export function useStageMoves(): {
  move: (record: RecordView, move: StageMove) => void;
  moving: ReturnType<typeof useMoveStage>;
  dialog: ReactNode;
} {
  const moving = useMoveStage();
  const { data: pipelines } = usePipelines();
  const { data: fields } = useFields("deal");
  const [asked, setAsked] = useState<Asked>();
  const move = (record: RecordView, wanted: StageMove) => {
    const pipeline = pipelines?.find(({ id }) => id === wanted.pipelineId);
    const missing = pipeline && fields ? missingFields(record, pipeline, wanted.stage.id, fields) : [];
    if (missing.length > 0) setAsked({ move: wanted, fields: missing });
    else moving.mutate(wanted);
  };
  const dialog = asked && (
    <Suspense>
      <StageFieldsDialog
        stage={asked.move.stage.label}
        fields={asked.fields}
        onFilled={(property) => {
          setAsked(undefined);
          moving.mutate({ ...asked.move, property });
        }}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { move, moving, dialog };
}
