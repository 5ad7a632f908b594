import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { notify } from "../../ui/toast/notify";
import { useUndoNotice } from "../../ui/toast/use-undo-notice";
import { useFieldLabel } from "../field/use-field-label";
import type { Merge } from "./merge-queries";

/**
 * Says that records were merged, with an undo. After an undo, names the fields that were changed since and kept their
 * values.
 */
export function useMergeUndo(entityId: EntityId, fields: readonly Field[] | undefined) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const offerUndo = useUndoNotice();
  return ({ source_ids, target_id }: Merge) =>
    offerUndo({
      title: t("merge.done"),
      onUndo: async () => {
        const body = { source_ids, target_id };
        const { kept_fields } = await client.records.undoMerge({ params: { entityId }, body });
        void refresh("records");
        const kept = (fields ?? []).filter(({ id }) => kept_fields.includes(id)).map(labelOf);
        notify.success({
          title: t("merge.undone"),
          ...(kept.length > 0 && { description: t("merge.keptOnUndo", { fields: kept.join(", ") }) }),
        });
      },
    });
}
