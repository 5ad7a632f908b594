import { Box } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import type { Row } from "@tanstack/react-table";
import type { MouseEvent } from "react";
import type { To } from "react-router";
import { TableCell } from "./table-cell";

type TableRowProps = {
  row: Row<RecordView>;
  index: number;
  box: { startPx: number; heightPx: number };
  /** The one row that Tab reaches. */
  isActive: boolean;
  /** Stands in the side view. */
  isOpen: boolean;
  to: To;
  onFocus: () => void;
  onOpen: () => void;
};

/** One record. A click anywhere opens it beside the list; its name is a link, to be opened in another tab too. */
export function TableRow({ row, index, box, isActive, isOpen, to, onFocus, onOpen }: TableRowProps) {
  const click = (event: MouseEvent) => {
    if (!event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey)) onOpen();
  };
  return (
    <Box
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      data-record={row.id}
      tabIndex={isActive ? 0 : -1}
      position="absolute"
      insetInline="0"
      top="0"
      h={`${box.heightPx}px`}
      style={{ transform: `translateY(${box.startPx}px)` }}
      display="grid"
      gridTemplateColumns="var(--columns)"
      alignItems="center"
      borderBottomWidth="1px"
      cursor="pointer"
      bg={isOpen ? "brand.subtle" : undefined}
      focusVisibleRing="inside"
      _hover={{ bg: isOpen ? "brand.subtle" : "bg.subtle" }}
      onFocus={onFocus}
      onClick={click}
    >
      {row.getVisibleCells().map((cell) => (
        <TableCell key={cell.id} cell={cell} to={to} />
      ))}
    </Box>
  );
}
