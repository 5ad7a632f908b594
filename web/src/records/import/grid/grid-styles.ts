import type { SystemStyleObject } from "@chakra-ui/react";

export const ROW_PX = 32;
export const HEAD_PX = 32;
export const CELL_PX = 170;
export const NUMBER_PX = 48;

/** Styles for all rows and cells: a styled component for each cell would drop frames. */
export const GRID_STYLES: SystemStyleObject = {
  textStyle: "sm",
  "& .head": {
    position: "sticky",
    top: 0,
    zIndex: 2,
    height: `${HEAD_PX}px`,
    bg: "bg.subtle",
    borderBottomWidth: "1px",
  },
  // The corner above the numbers, under which the columns' names scroll.
  "& .head::before": {
    content: "''",
    display: "block",
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    width: `${NUMBER_PX}px`,
    height: "100%",
    bg: "bg.subtle",
    borderEndWidth: "1px",
  },
  "& .row": {
    position: "absolute",
    insetInlineStart: 0,
    width: "100%",
    height: `${ROW_PX}px`,
    borderBottomWidth: "1px",
  },
  "& .number": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    width: `${NUMBER_PX}px`,
    height: "100%",
    lineHeight: `${ROW_PX}px`,
    textAlign: "center",
    color: "fg.muted",
    bg: "bg.subtle",
    borderEndWidth: "1px",
    fontVariantNumeric: "tabular-nums",
  },
  "& .number button": { width: "100%", height: "100%", cursor: "pointer" },
  "& .row.skipped .cell, & .row.skipped .number": { textDecoration: "line-through", color: "fg.muted" },
  "& .cell": {
    position: "absolute",
    top: 0,
    width: `${CELL_PX}px`,
    height: "100%",
    px: "2",
    lineHeight: `${ROW_PX}px`,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    borderEndWidth: "1px",
  },
  "& .head .cell": { fontWeight: "medium" },
  "& .cell.changed": { bg: "bg.success" },
  "& .cell s": { color: "fg.muted" },
  "& .cell.wrong": { bg: "bg.error", color: "fg.error", boxShadow: "inset 0 0 0 1px {colors.border.error}" },
  "& .cell:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
  "& input": { width: "100%", height: "100%", bg: "bg", outline: "none" },
};
