import type { Active, DndContextProps } from "@dnd-kit/core";
import { useTranslation } from "react-i18next";
import { columnOf, groupOf, groupsIn, type LayoutDraft } from "../layout-draft";
import type { DragData } from "./drag-data";

/** What a screen reader says while a field or a group is moved. */
export function useLayoutAnnouncements(
  draft: LayoutDraft,
  labelOf: (fieldId: string) => string,
): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTranslation(["records", "ui"]);
  const nameOf = (data: DragData): string => {
    if (data.kind === "field") return labelOf(data.id);
    const group = data.kind === "box" ? groupsIn(draft).find(({ id }) => id === data.id) : undefined;
    return group?.title ?? t("records:note.title");
  };
  const name = ({ data }: Active) => nameOf(data.current as DragData);
  const placeOf = (active: Active): string => {
    const data = active.data.current as DragData;
    const label = nameOf(data);
    if (data.kind === "field") {
      const group = groupOf(draft, data.id);
      const place = (group?.fields.findIndex(({ id }) => id === data.id) ?? 0) + 1;
      return t("records:layout.fieldAt", { label, group: group?.title ?? "", place });
    }
    const column = data.kind === "box" ? columnOf(draft, data.id) : 0;
    const place = (draft.columns[column]?.boxes.findIndex((box) => data.kind === "box" && box.id === data.id) ?? 0) + 1;
    return t("records:layout.boxAt", { label, column: column + 1, place });
  };
  return {
    screenReaderInstructions: { draggable: t("records:layout.instructions") },
    announcements: {
      onDragStart: ({ active }) => t("ui:sort.picked", { label: name(active) }),
      onDragOver: ({ active }) => placeOf(active),
      onDragEnd: ({ active }) => placeOf(active),
      onDragCancel: ({ active }) => t("ui:sort.cancelled", { label: name(active) }),
    },
  };
}
