import { Box } from "@chakra-ui/react";
import type { TargetRect } from "./use-target";

/** Marks the entry of the menu that a step tells of. It takes no clicks. */
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
