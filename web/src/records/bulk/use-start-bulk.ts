import type { BulkAction, BulkTarget } from "@dure/domain/records/bulk/bulk";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** Starts a bulk action; its progress shows by itself (task/task-tray.tsx). */
export const useStartBulk = (entityId: ListEntityId) =>
  useMutation({
    mutationFn: ({ action, target }: { action: BulkAction; target: BulkTarget }) =>
      client.records.startBulkTask({ params: { entityId }, body: { ...action, target } }),
    onSuccess: () => refresh("records", "listTasks"),
  });
