import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, client } from "../../../lib/api";
import { refresh } from "../../../lib/query-client";
import { useMutation } from "../../../lib/use-mutation";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { pipelinesQuery } from "../pipeline-queries";

/** Records show the names of their type and stage, so everything of the area is read again. */
const onSuccess = () => void refresh("records");

export const useCreatePipeline = () => useMutation({ ...api.records.createPipeline.mutationOptions(), onSuccess });
export const useRenamePipeline = () => useMutation({ ...api.records.renamePipeline.mutationOptions(), onSuccess });
export const useDeletePipeline = () => useMutation({ ...api.records.deletePipeline.mutationOptions(), onSuccess });
export const useAddStage = () => useMutation({ ...api.records.addStages.mutationOptions(), onSuccess });
export const useRenameStage = () => useMutation({ ...api.records.renameStage.mutationOptions(), onSuccess });
export const useDeleteStage = () => useMutation({ ...api.records.deleteStage.mutationOptions(), onSuccess });

type StageOrder = { pipelineId: string; status: Pipeline["statuses"][number]["status"]; ids: string[] };

/** The new order shows at once; a refusal takes it back and says why. */
export function useOrderStages() {
  const onChange = useShownAtOnce((pipelines, { pipelineId, status, ids }: StageOrder) =>
    pipelines.map((pipeline) => (pipeline.id === pipelineId ? withOrder(pipeline, status, ids) : pipeline)),
  );
  return useMutation({
    mutationFn: ({ pipelineId, status, ids }: StageOrder) =>
      client.records.orderStages({ params: { id: pipelineId, status }, body: { stages: ids } }),
    ...onChange,
  });
}

/** The order of the deal types in the menu, for all members. */
export function useOrderPipelines() {
  const onChange = useShownAtOnce((pipelines, ids: string[]) => byPlace(pipelines, ids));
  return useMutation({
    mutationFn: (ids: string[]) => client.records.setDealTypeOrder({ body: { data: ids, target_name: "deal" } }),
    ...onChange,
  });
}

function useShownAtOnce<Change>(apply: (pipelines: Pipeline[], change: Change) => Pipeline[]) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { t } = useTranslation("records");
  const { queryKey } = pipelinesQuery();
  return {
    onMutate: async (change: Change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && { data: apply(known.data, change) });
    },
    onError: (error: unknown) =>
      notify.error({ title: t("pipelineSettings.orderFailed"), description: errorText(error) }),
    onSettled: () => void refresh("records"),
  };
}

const byPlace = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] =>
  items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

const withOrder = (pipeline: Pipeline, status: StageOrder["status"], ids: string[]): Pipeline => ({
  ...pipeline,
  statuses: pipeline.statuses.map((group) =>
    group.status === status ? { ...group, stages: byPlace(group.stages, ids) } : group,
  ),
});
