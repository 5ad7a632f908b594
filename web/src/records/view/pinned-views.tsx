import type { ViewAnswer } from "@dure/domain/records/view/view";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../ui/sortable/sortable-list";
import { SortableRow } from "../../ui/sortable/sortable-row";
import { notify } from "../../ui/toast/notify";
import type { ListState } from "./use-list-state";
import type { SegmentSource } from "./use-view-segment";
import { ViewLine } from "./view-line";
import { typeQuery, useOrderPins } from "./view-queries";

type PinnedViewsProps = {
  list: ListState;
  onEdit: (view: ViewAnswer) => void;
  onSegment: ((source: SegmentSource) => void) | undefined;
  onOpened: () => void;
};

/** The pinned views, put in order by hand. */
export function PinnedViews({ list, onEdit, onSegment, onOpened }: PinnedViewsProps) {
  const { t } = useTranslation("records");
  const order = useOrderPins();
  const [dropped, setDropped] = useState<readonly string[]>();
  const { pinned } = list.views;
  const shown = dropped ? dropped.flatMap((id) => pinned.find((view) => view.id === id) ?? []) : pinned;
  if (pinned.length === 0) return null;
  const reorder = (ids: string[]) => {
    setDropped(ids);
    const input = { params: { entityId: list.entity }, query: typeQuery(list.dealType), body: ids };
    order.mutate(input, {
      onSettled: () => setDropped(undefined),
      onError: () => notify.error({ title: t("view.pinFailed") }),
    });
  };
  return (
    <SortableList
      label={t("view.pinned")}
      items={shown.map((view) => ({ ...view, label: view.title }))}
      onReorder={reorder}
    >
      {(view) => (
        <SortableRow key={view.id} item={view}>
          {(handle) => <ViewLine {...{ list, view, handle, onSegment, onOpened }} onEdit={() => onEdit(view)} />}
        </SortableRow>
      )}
    </SortableList>
  );
}
