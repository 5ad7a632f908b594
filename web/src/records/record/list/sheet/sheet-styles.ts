import type { SystemStyleObject } from "@chakra-ui/react";

/** The styles of the active cell and of the marked ones. */
export const SHEET_STYLES: SystemStyleObject = {
  "& .cell[data-marked]": { bg: "brand.muted" },
  "& .row[data-entered]": { zIndex: 2 },
  "& .handle": {
    position: "absolute",
    insetInlineEnd: 0,
    bottom: 0,
    boxSize: "9px",
    bg: "brand.solid",
    borderWidth: "1px",
    borderColor: "bg",
    cursor: "crosshair",
    zIndex: 2,
  },
  "& .frozen .cell:has(.handle)": { position: "relative" },
  "& .cell[data-entered]": {
    overflow: "visible",
    outline: "2px solid",
    outlineColor: "brand.focusRing",
    outlineOffset: "-2px",
    zIndex: 2,
  },
  "& .frozen .cell[data-entered]": { position: "relative" },
  "& [data-cell-input]": {
    position: "absolute",
    insetInlineStart: 0,
    top: 0,
    width: "full",
    height: "full",
    px: "2",
    opacity: 0,
    pointerEvents: "none",
    outline: "none",
    resize: "none",
  },
  "& [data-cell-input][data-editing]": {
    opacity: 1,
    pointerEvents: "auto",
    bg: "bg.panel",
    boxShadow: "md",
    outline: "2px solid",
    outlineColor: "brand.focusRing",
    minWidth: "8rem",
  },
  "& textarea[data-cell-input][data-editing]": { height: "7rem", minWidth: "16rem", py: "2", lineHeight: "1.5" },
};
