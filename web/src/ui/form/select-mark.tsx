import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * The icon of a native select's chosen option, over the select's start, where it leaves room. The option's name says
 * the same.
 */
export const SelectMark = ({ children }: { children: ReactNode }) =>
  children ? (
    <Box
      position="absolute"
      insetY="0"
      insetStart="3"
      display="flex"
      alignItems="center"
      pointerEvents="none"
      aria-hidden
    >
      {children}
    </Box>
  ) : null;
