import { useTranslation } from "react-i18next";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { useOrderPipelines } from "../settings/use-pipeline-changes";
import { DealTypeLink } from "./deal-type-link";

/** The deal types of the main menu with handles to put them in order, for everyone. */
export function DealTypeOrder({ items }: { items: { id: string; label: string }[] }) {
  const { t } = useTranslation("records");
  const order = useOrderPipelines();
  return (
    <SortableList label={t("pipelineSettings.types")} items={items} onReorder={(ids) => order.mutate(ids)}>
      {(item) => (
        <SortableRow key={item.id} item={item} rounded="l2">
          {(handle) => <DealTypeLink {...item} handle={handle} />}
        </SortableRow>
      )}
    </SortableList>
  );
}
