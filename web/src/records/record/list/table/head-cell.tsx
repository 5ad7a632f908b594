import { Box } from "@chakra-ui/react";
import type { Sorting } from "@dure/domain/records/filter/filter";
import { memo, type PointerEvent, useState } from "react";
import { isNumeric } from "../columns/columns";
import { clampColumnSize } from "../columns/use-column-actions";
import { SortButton } from "../sort-button";
import type { VisibleColumn } from "./table-row";

type HeadCellProps = VisibleColumn & {
  label: string;
  direction: Sorting["direction"] | undefined;
  isActive: boolean;
  onSort: (sorting: Sorting | null) => void;
  onResize: (id: string, size: number) => void;
  onFocus: (index: number) => void;
};

/** A column's name, which sorts, and its edge, which resizes. Rendered again only when its props change. */
export const HeadCell = memo(function HeadCell(props: HeadCellProps) {
  const { column, index, startPx, label, direction, isActive, onSort, onResize, onFocus } = props;
  const [draggedPx, setDraggedPx] = useState<number>();
  const numeric = isNumeric(column.field.type);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    const beginPx = event.clientX;
    const sizeAt = (clientX: number) => clampColumnSize(column.size + clientX - beginPx);
    edge.setPointerCapture(event.pointerId);
    edge.onpointermove = (move) => setDraggedPx(sizeAt(move.clientX));
    edge.onpointerup = (end) => {
      edge.onpointermove = null;
      edge.onpointerup = null;
      setDraggedPx(undefined);
      if (sizeAt(end.clientX) !== column.size) onResize(column.id, sizeAt(end.clientX));
    };
    event.preventDefault();
  };
  return (
    <Box
      role="columnheader"
      aria-colindex={index + 2}
      aria-sort={direction && (direction === "ASC" ? "ascending" : "descending")}
      data-column={index}
      position={startPx === undefined ? "relative" : "absolute"}
      flexShrink="0"
      bg="bg"
      px="2"
      py="1"
      textAlign={numeric ? "end" : "start"}
      style={{ width: draggedPx ?? column.size, ...(startPx !== undefined && { left: startPx }) }}
      onFocus={() => onFocus(index)}
    >
      <SortButton
        direction={direction}
        isSortable={column.field.sortable}
        reverse={numeric}
        isActive={isActive}
        onSort={(next) => onSort(next && { identifier: column.id, direction: next })}
      >
        {label}
      </SortButton>
      <Box
        aria-hidden
        position="absolute"
        insetBlock="0"
        insetInlineEnd="0"
        w="2"
        cursor="col-resize"
        touchAction="none"
        borderInlineEndWidth="2px"
        borderColor={draggedPx === undefined ? "transparent" : "brand.solid"}
        _hover={{ borderColor: "border.emphasized" }}
        onPointerDown={drag}
      />
    </Box>
  );
});
