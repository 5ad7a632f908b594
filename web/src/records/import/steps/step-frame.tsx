import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

type StepFrameProps = { children: ReactNode; footer?: ReactNode };

/** A step's own space, and the buttons below it that lead on. */
export function StepFrame({ children, footer }: StepFrameProps) {
  return (
    <>
      <Box flex="1" minH="0" overflowY="auto" px={{ base: "4", md: "6" }} pb="4" display="flex" flexDirection="column">
        {children}
      </Box>
      {footer && (
        <Flex
          as="footer"
          gap="2"
          justify="space-between"
          align="center"
          px={{ base: "4", md: "6" }}
          py="3"
          borderTopWidth="1px"
          bg="bg.panel"
        >
          {footer}
        </Flex>
      )}
    </>
  );
}
