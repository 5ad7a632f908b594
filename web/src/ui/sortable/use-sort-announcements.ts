import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SortItem } from "./sort-item";

/** Screen reader announcements while a row is moved. */
export function useSortAnnouncements(items: readonly SortItem[]): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTranslation("ui");
  return useMemo(() => {
    const labelOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.label ?? "";
    const placed = (key: "sort.over" | "sort.dropped", active: UniqueIdentifier, over: UniqueIdentifier) =>
      t(key, {
        label: labelOf(active),
        place: items.findIndex(({ id }) => id === over) + 1,
        total: items.length,
      });
    const cancelled = (active: UniqueIdentifier) => t("sort.cancelled", { label: labelOf(active) });
    return {
      screenReaderInstructions: { draggable: t("sort.instructions") },
      announcements: {
        onDragStart: ({ active }) => t("sort.picked", { label: labelOf(active.id) }),
        onDragOver: ({ active, over }) => (over ? placed("sort.over", active.id, over.id) : undefined),
        onDragEnd: ({ active, over }) => (over ? placed("sort.dropped", active.id, over.id) : cancelled(active.id)),
        onDragCancel: ({ active }) => cancelled(active.id),
      },
    };
  }, [items, t]);
}
