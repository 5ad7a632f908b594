import type { SystemStyleObject } from "@chakra-ui/react";

/** React Flow in the product's colours. A handle has the size of a finger tip and is drawn as a dot. */
export const CANVAS_STYLE: SystemStyleObject = {
  "& .react-flow": {
    "--xy-background-color": "colors.bg.subtle",
    "--xy-background-pattern-color": "colors.border.emphasized",
    "--xy-edge-stroke": "colors.fg.subtle",
    "--xy-edge-stroke-selected": "colors.brand.solid",
    "--xy-connectionline-stroke": "colors.brand.solid",
    "--xy-edge-stroke-width": "1.5",
    "--xy-attribution-background-color": "transparent",
  },
  "& .react-flow__handle": {
    width: "24px",
    height: "24px",
    minWidth: "0",
    border: "none",
    background: "transparent",
    _after: {
      content: '""',
      position: "absolute",
      inset: "7px",
      rounded: "full",
      borderWidth: "2px",
      borderColor: "brand.solid",
      bg: "bg.panel",
    },
    "&.connectingto, &:hover": { _after: { bg: "brand.solid" } },
  },
  "& .react-flow__node": { cursor: "pointer", rounded: "l2" },
  "& .react-flow__edge.selected .react-flow__edge-path": { strokeWidth: "2.5" },
  "& .react-flow__controls": { shadow: "none", borderWidth: "1px", rounded: "l2", overflow: "hidden" },
  "& .react-flow__controls-button": {
    width: "32px",
    height: "32px",
    bg: "bg.panel",
    color: "fg",
    borderBottomWidth: "1px",
    _hover: { bg: "bg.muted" },
    "& svg": { fill: "currentColor" },
  },
  "& .react-flow__attribution a": { color: "fg.muted" },
};
