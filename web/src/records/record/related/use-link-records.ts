import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { client } from "../../../lib/api";
import { refresh } from "../../../lib/query-client";
import { useMutation } from "../../../lib/use-mutation";
import { linkOf } from "./link-of";

type Named = { id: string; entity: EntityId };

/** Links a record with another one, or unlinks them. */
export const useLinkRecords = (record: Pick<RecordView, "id" | "entity">) =>
  useMutation({
    mutationFn: ({ related, linked }: { related: Named; linked: boolean }) => {
      const link = linkOf(record.entity, related.entity);
      if (!link) throw new Error(`A ${record.entity} has no link to a ${related.entity}.`);
      const [holder, target] = link.holder === "record" ? [record, related] : [related, record];
      return client.records.setReference({
        params: { entityId: holder.entity, recordId: holder.id, refEntityId: link.to },
        body: { value: linked ? { id: target.id } : null },
      });
    },
    onSuccess: () => {
      void refresh("records", "getRecord");
      void refresh("records", "filterRecords");
    },
  });
