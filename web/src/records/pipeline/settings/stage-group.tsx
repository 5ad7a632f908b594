import { Heading, HStack, Stack } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { StatusDot } from "../status-dot";
import { AddStage } from "./add-stage";
import { StageRow } from "./stage-row";
import { useOrderStages } from "./use-pipeline-changes";

type Group = Pipeline["statuses"][number];

type StageGroupProps = {
  pipelineId: string;
  group: Group;
  dealsAt: (stageId: string) => number | undefined;
  onDelete: (stage: Group["stages"][number]) => void;
};

/** The stages of one status: renamed, put in order, deleted and added. */
export function StageGroup({ pipelineId, group: { status, stages }, dealsAt, onDelete }: StageGroupProps) {
  const { t } = useTranslation("records");
  const id = useId();
  const order = useOrderStages();
  const label = t(`pipeline.status.${status}`);
  return (
    <Stack as="section" aria-labelledby={id} gap="1.5" py="4" borderTopWidth="1px">
      <HStack gap="2">
        <StatusDot status={status} />
        <Heading as="h3" id={id} textStyle="sm" fontWeight="semibold">
          {label}
        </Heading>
      </HStack>
      <SortableList
        label={t("pipelineSettings.stagesOf", { status: label })}
        items={stages}
        onReorder={(ids) => order.mutate({ pipelineId, status, ids })}
      >
        {(stage) => (
          <SortableRow key={stage.id} item={stage} rounded="l2">
            {(handle) => (
              <StageRow
                pipelineId={pipelineId}
                stage={stage}
                status={status}
                deals={dealsAt(stage.id)}
                handle={handle}
                onDelete={() => onDelete(stage)}
              />
            )}
          </SortableRow>
        )}
      </SortableList>
      <AddStage pipelineId={pipelineId} status={status} />
    </Stack>
  );
}
