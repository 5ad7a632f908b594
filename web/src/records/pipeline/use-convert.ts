import type { Property } from "@dure/domain/records/bulk/bulk";
import type { RecordView } from "@dure/domain/records/record/record";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { putRecords } from "../record/record-cache";
import { fillIn } from "./asked/fill-in";

type Target = { record: RecordView; pipelineId: string; stageId: string; property?: Property | undefined };

/** Turns a lead into a deal, or moves a deal to another deal type. */
export function useConvert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ record, pipelineId, stageId, property }: Target): Promise<RecordView[]> => {
      if (property) await fillIn(record.entity, record.id, property);
      if (record.entity === "lead") {
        const deal = { record_type_id: pipelineId, stage_id: stageId };
        return [await client.records.convertLead({ body: { lead: { id: record.id }, deal } })];
      }
      const body = { stage_id: stageId, lead_ids: [record.id] };
      return (await client.records.allocateLeads({ params: { id: pipelineId }, body })).data;
    },
    // A converted record leaves one list and enters another.
    onSuccess: async (records) => {
      await putRecords(queryClient, records);
      void refresh("records");
    },
  });
}

/**
 * Undoes a conversion, or a move to another deal type. The server refuses if the record has left that deal type since.
 */
export async function undoConversion({ id, record_type, stage }: RecordView, pipelineId: string): Promise<void> {
  const lead_ids = [id];
  if (record_type && stage)
    await client.records.allocateLeads({ params: { id: record_type.id }, body: { stage_id: stage.id, lead_ids } });
  else await client.records.deallocateLeads({ params: { id: pipelineId }, body: { lead_ids } });
  void refresh("records");
}
