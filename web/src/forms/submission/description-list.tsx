import { Box, Flex, Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type FactsProps = { title: string; facts: readonly { label: string; value: ReactNode }[] };

/** Labeled values under a title; renders nothing if there are none. */
export function DescriptionList({ title, facts }: FactsProps) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} as="h4" textStyle="xs" fontWeight="medium" color="fg.muted" mb="1.5">
        {title}
      </Heading>
      <Stack as="dl" gap="1">
        {facts.map(({ label, value }) => (
          <Flex key={label} gap="4">
            <Box as="dt" w="28" flexShrink="0" color="fg.muted" overflowWrap="anywhere">
              {label}
            </Box>
            <Box as="dd" flex="1" minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {value}
            </Box>
          </Flex>
        ))}
      </Stack>
    </section>
  );
}
