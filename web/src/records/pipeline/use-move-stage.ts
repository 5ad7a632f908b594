import type { RecordView } from "@dure/domain/records/record/record";
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { findRecord, putRecords } from "../record/record-cache";
import { fillIn } from "./asked/fill-in";
import type { StageMove } from "./stage-move";
import { isWon, useCelebration } from "./use-celebration";

const mutationKey = ["records", "move-stage"];

/**
 * Moves a deal to a stage. Boards show the move at once (`usePendingMoves`); if it is refused, it is rolled back with a
 * message.
 */
export function useMoveStage() {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { t } = useTranslation("records");
  const celebrate = useCelebration();
  return useMutation({
    mutationKey,
    mutationFn: async ({ recordId, pipelineId, stage, property }: StageMove): Promise<RecordView[]> => {
      if (property) await fillIn("deal", recordId, property);
      const body = { stage_id: stage.id, lead_ids: [recordId] };
      return (await client.records.allocateLeads({ params: { id: pipelineId }, body })).data;
    },
    onMutate: ({ recordId }) => ({ wasWon: isWon(findRecord(queryClient, recordId)?.stage) }),
    onSuccess: async (records, { stage }, { wasWon }) => {
      await putRecords(queryClient, records);
      if (isWon(stage) && !wasWon) await celebrate(records[0]?.label ?? "");
    },
    onError: (error) => notify.error({ title: t("pipeline.moveFailed"), description: errorText(error) }),
  });
}

/** The moves that no answer has come for yet, oldest first. */
export const usePendingMoves = (): StageMove[] =>
  useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation) => mutation.state.variables as StageMove,
  });
