import type { RecordView } from "@dure/domain/records/record";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { dropRecord } from "./record-cache";

export function useDeleteRecord() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ entity, id }: Pick<RecordView, "entity" | "id">) =>
      client.records.deleteRecord({ params: { entityId: entity, recordId: id } }),
    onSuccess: (_, { id }) => {
      dropRecord(queryClient, id);
      void refresh("records", "filterRecords");
    },
  });
}
