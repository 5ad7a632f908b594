import { Box } from "@chakra-ui/react";
import type { TargetRect } from "./use-target";

/** Highlights the menu entry that a step explains. Clicks go through it. */
export const TourRing = ({ rect: { top, left, width, height } }: { rect: TargetRect }) => (
  <Box
    aria-hidden
    position="fixed"
    zIndex="popover"
    pointerEvents="none"
    rounded="l2"
    outline="2px solid"
    outlineColor="brand.solid"
    style={{ top, left, width, height }}
  />
);
