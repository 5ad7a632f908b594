import type { SystemStyleObject } from "@chakra-ui/react";
import { OPTION_COLORS } from "@dure/domain/records/field/option-color";
import { STATUS_COLORS } from "../../../pipeline/status-colors";
import { SHEET_STYLES } from "../sheet/sheet-styles";

/** The table's rows and cells are styled from here at once: a component for each of a thousand cells would cost frames. */
export const TABLE_STYLES: SystemStyleObject = {
  "& .row": {
    position: "absolute",
    insetInlineStart: 0,
    top: 0,
    display: "flex",
    alignItems: "stretch",
    bg: "bg",
    borderBottomWidth: "1px",
    cursor: "pointer",
    contain: "layout style",
  },
  "& .row:hover": { bg: "bg.subtle" },
  "& .row[aria-selected=true], & .row[aria-current=true]": { bg: "brand.subtle" },
  // Drawn over the frozen column, which would cover an outline of the row itself.
  "& .row:focus-visible": { outline: "none" },
  "& .row:focus-visible::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: 4,
    outline: "2px solid",
    outlineColor: "brand.focusRing",
    outlineOffset: "-2px",
    pointerEvents: "none",
  },
  "& .row.group": { bg: "bg.subtle", fontWeight: "medium" },
  "& .group-name": { flex: "1", minWidth: "0" },
  "& .group-name button": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    width: "full",
    height: "full",
    ps: "3",
    textAlign: "start",
    cursor: "pointer",
    whiteSpace: "nowrap",
    overflow: "hidden",
  },
  "& .group-name svg": { flexShrink: 0, transition: "transform 0.1s" },
  "& .group-name button[aria-expanded=true] svg": { transform: "rotate(90deg)" },
  "& .group-count": { color: "fg.muted", fontWeight: "normal", fontVariantNumeric: "tabular-nums" },
  "& .cell": {
    position: "absolute",
    top: 0,
    bottom: 0,
    px: "2",
    lineHeight: "calc(var(--row-px) - 1px)",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  // Two lines and no part of a third one, which would show in a padding.
  "&[data-height=tall] .row .cell:not([data-entered])": {
    whiteSpace: "normal",
    lineHeight: "22px",
    borderBlock: "8px solid transparent",
  },
  "& .cell.numeric": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "& .frozen": {
    position: "sticky",
    insetInlineStart: 0,
    // Above the active cell, which scrolls by below it.
    zIndex: 3,
    bg: "inherit",
    display: "flex",
    flexShrink: 0,
    boxShadow: "inset -1px 0 0 {colors.border}",
  },
  "& .frozen .cell": { position: "static", flexShrink: 0 },
  "& .pick": { width: "40px", flexShrink: 0, display: "grid", placeItems: "center", cursor: "default" },
  "& .pick input": { width: "15px", height: "15px", accentColor: "{colors.brand.solid}", cursor: "pointer" },
  "& .name": { fontWeight: "medium" },
  "& .name:hover": { textDecoration: "underline" },
  "& .dot": { display: "inline-block", boxSize: "2", rounded: "full", me: "1.5", verticalAlign: "1px" },
  ...Object.fromEntries(Object.entries(STATUS_COLORS).map(([status, bg]) => [`& .dot[data-status=${status}]`, { bg }])),
  "& .chip": { px: "1.5", py: "0.5", me: "1", rounded: "sm", textStyle: "xs" },
  ...Object.fromEntries(
    OPTION_COLORS.flatMap((color) => [
      [`& .chip[data-color=${color}]`, { bg: `${color}.subtle`, color: `${color}.fg` }],
      [`& .dot[data-color=${color}]`, { bg: `${color}.500` }],
    ]),
  ),
  ...SHEET_STYLES,
  "& .waiting": { display: "inline-block", w: "60%", h: "3", rounded: "sm", bg: "bg.muted" },
};

export const HEAD_PX = 36;
export const PICK_PX = 40;
