import type { SystemStyleObject } from "@chakra-ui/react";

/** react-big-calendar in the theme's colors, light and dark. */
export const gridStyles: SystemStyleObject = {
  "& .rbc-calendar": { color: "fg" },
  "& .rbc-time-view, & .rbc-header, & .rbc-time-content, & .rbc-time-header-content, & .rbc-timeslot-group": {
    borderColor: "border",
  },
  "& .rbc-time-view": { borderRadius: "l3", overflow: "hidden", bg: "bg.panel" },
  "& .rbc-time-content > * + * > *, & .rbc-day-bg + .rbc-day-bg, & .rbc-header + .rbc-header": {
    borderColor: "border",
  },
  "& .rbc-time-header.rbc-overflowing": { borderColor: "border" },
  "& .rbc-time-content": { borderTopWidth: "1px" },
  "& .rbc-day-slot .rbc-time-slot": { borderColor: "bg.muted" },
  "& .rbc-timeslot-group": { minH: "12" },
  "& .rbc-header": { fontWeight: "medium", py: "1.5", textStyle: "xs", overflow: "hidden" },
  "& .rbc-time-gutter, & .rbc-label": { color: "fg.muted", textStyle: "xs" },
  "& .rbc-today": { bg: "brand.subtle" },
  "& .rbc-current-time-indicator": { bg: "red.solid", h: "2px" },
  "& .rbc-day-slot .rbc-events-container": { mr: "1" },
  "& .rbc-event, & .rbc-day-slot .rbc-background-event": {
    rounded: "l1",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    px: "1",
    py: "0.5",
    textStyle: "xs",
    color: "fg",
    bg: "bg.muted",
  },
  // A block's position shows its time; a proposed block has its time as title.
  "& .rbc-event-label": { display: "none" },
  "& .rbc-event:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
  "& .rbc-event.proposed": {
    bg: "brand.solid",
    borderColor: "brand.solid",
    color: "brand.contrast",
    cursor: "grab",
  },
  "& .rbc-event.suggested": { bg: "brand.subtle", borderColor: "brand.border", borderStyle: "dashed" },
  "& .rbc-event.calendar, & .rbc-event.suggested": { cursor: "default" },
  "& .rbc-slot-selection": { bg: "brand.muted", color: "fg", borderWidth: "1px", borderColor: "brand.border" },
  "& .rbc-addons-dnd .rbc-addons-dnd-resize-ns-icon": { w: "full", borderColor: "currentcolor" },
  "& .rbc-past": { bg: "bg.subtle" },
};
