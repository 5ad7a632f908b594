import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The mark of what a native select has chosen, over its beginning; the select leaves room for it. Names say the same. */
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
