import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type FigureBoxProps = { title: string; description: string; tools?: ReactNode; children: ReactNode };

/** A titled box with a chart or a table. */
export function FigureBox({ title, description, tools, children }: FigureBoxProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" rounded="l3" bg="bg.panel" p="4" minW="0">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="3">
        <Box>
          <Heading as="h3" id={id} size="sm" fontWeight="semibold">
            {title}
          </Heading>
          <Text color="fg.muted">{description}</Text>
        </Box>
        {tools}
      </Flex>
      {children}
    </Box>
  );
}
