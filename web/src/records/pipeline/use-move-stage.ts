import type { Property } from "@dure/domain/records/bulk/bulk";
import type { RecordView } from "@dure/domain/records/record/record";
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { findRecord, putRecords } from "../record/record-cache";
import type { StageMove } from "./stage-move";
import { useCelebration } from "./use-celebration";

const mutationKey = ["records", "move-stage"];

/** Puts a deal at a stage. Boards show it there at once, see `usePendingMoves`; a refusal takes it back and says why. */
export function useMoveStage() {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { t } = useTranslation("records");
  const celebrate = useCelebration();
  return useMutation({
    mutationKey,
    mutationFn: async ({ recordId, pipelineId, stage, property }: StageMove): Promise<RecordView[]> => {
      if (property) await fillIn(recordId, property);
      const body = { stage_id: stage.id, lead_ids: [recordId] };
      return (await client.records.allocateLeads({ params: { id: pipelineId }, body })).data;
    },
    onMutate: ({ recordId }) => ({ wasWon: isWon(findRecord(queryClient, recordId)?.stage) }),
    onSuccess: async (records, { stage }, { wasWon }) => {
      await putRecords(queryClient, records);
      if (isWon(stage) && !wasWon) await celebrate(records[0]?.label ?? "");
    },
    onError: (error) =>
      notify.error({
        title: t("pipeline.moveFailed"),
        description: error instanceof FillError ? error.message : errorText(error),
      }),
  });
}

/** Saves what the stage asks for. It stays when the move itself is refused. */
async function fillIn(id: string, property: Property): Promise<void> {
  const [answer] = await client.records.bulkRecords({
    params: { entityId: "deal" },
    body: [{ id, method: "PATCH", property }],
  });
  if (answer?.result.status === "ERROR") throw new FillError(answer.result.message ?? "");
}

/** The server's reason why a value was refused. */
class FillError extends Error {}

const isWon = (stage: StageMove["stage"] | null | undefined): boolean => stage?.status === "SALES_SUCCESS";

/** The moves that no answer has come for yet, oldest first. */
export const usePendingMoves = (): StageMove[] =>
  useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation) => mutation.state.variables as StageMove,
  });
