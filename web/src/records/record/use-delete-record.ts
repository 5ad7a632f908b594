import type { RecordView } from "@dure/domain/records/record/record";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { dropRecord } from "./record-cache";

type Named = Pick<RecordView, "entity" | "id">;

export function useDeleteRecord() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ entity, id }: Named) => client.records.deleteRecord({ params: { entityId: entity, recordId: id } }),
    onSuccess: (_, { id }) => {
      dropRecord(queryClient, id);
      void refresh("records", "filterRecords");
    },
  });
}

/** Restores a deleted record. */
export async function restoreRecord({ entity, id }: Named): Promise<void> {
  await client.records.restoreRecord({ params: { entityId: entity, recordId: id } });
  void refresh("records");
}
