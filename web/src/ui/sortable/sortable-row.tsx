import { Box, type BoxProps } from "@chakra-ui/react";
import { useSortable } from "@dnd-kit/sortable";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SortHandle } from "./sort-handle";
import type { SortItem } from "./sort-item";

type SortableRowProps = Omit<BoxProps, "children"> & {
  item: SortItem;
  /** Renders the row with its drag handle. */
  children: (handle: ReactNode) => ReactNode;
};

/** A row of a `SortableList`. */
export function SortableRow({ item, children, ...box }: SortableRowProps) {
  const { t } = useTranslation("ui");
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    attributes: { roleDescription: t("sort.role") },
  });
  const handle = useMemo(
    () => (
      <SortHandle handleRef={setActivatorNodeRef} label={item.label} attributes={attributes} listeners={listeners} />
    ),
    [setActivatorNodeRef, item.label, attributes, listeners],
  );
  return (
    <Box
      as="li"
      ref={setNodeRef}
      position="relative"
      {...(isDragging && { zIndex: "1", shadow: "md", bg: "bg.panel" })}
      {...box}
      style={{ ...(transform && { transform: `translateY(${Math.round(transform.y)}px)` }), transition }}
    >
      {children(handle)}
    </Box>
  );
}
