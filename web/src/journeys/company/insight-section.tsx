import { Box, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type InsightSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A titled part of what is known about a company. */
export function InsightSection({ title, action, children }: InsightSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Flex align="center" justify="space-between" gap="2" mb="2" minH="8">
        <Heading id={id} as="h3" textStyle="sm" fontWeight="semibold">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
