import { Button } from "@chakra-ui/react";
import { stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView, StageValue } from "@dure/domain/records/record/record";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { usePipelines } from "./pipeline-queries";
import { StageBadge } from "./stage-badge";
import { StageItems } from "./stage-items";
import { useStageMoves } from "./use-stage-moves";

type Stage = z.infer<typeof StageValue>;

/** A deal's stage, with a menu to move the deal to another one after a confirmation. */
export function StageMenu({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const pipeline = usePipelines().data?.find(({ id }) => id === record.record_type?.id);
  const { move, moving, dialog } = useStageMoves();
  const [wanted, setWanted] = useState<Stage>();
  if (!pipeline) return <StageBadge stage={record.stage ?? undefined} />;
  const current = moving.isPending ? moving.variables.stage : record.stage;

  const confirm = () => {
    if (wanted) move(record, { recordId: record.id, pipelineId: pipeline.id, stage: wanted });
    setWanted(undefined);
  };
  return (
    <>
      <StageItems
        label={t("pipeline.changeStage")}
        stages={stagesOf(pipeline)}
        currentId={current?.id}
        onPick={setWanted}
        trigger={
          <Button variant="outline" size="xs" aria-label={`${t("pipeline.changeStage")}: ${current?.label ?? ""}`}>
            <StageBadge stage={current ?? undefined} />
            <ChevronDown aria-hidden />
          </Button>
        }
      />
      <ConfirmDialog
        open={wanted !== undefined}
        title={t("pipeline.moveTitle")}
        description={t("pipeline.moveHint", { from: current?.label ?? "-", to: wanted?.label ?? "" })}
        confirm={t("pipeline.move")}
        onConfirm={confirm}
        onClose={() => setWanted(undefined)}
      />
      {dialog}
    </>
  );
}
