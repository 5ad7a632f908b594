import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { useFormat } from "../../../ui/use-format";
import { barOf } from "./percent";

export type Bar = { key: string; label: string; count: number; note: string; isLoss?: boolean };

type BarListProps = { title: string; description: string; bars: readonly Bar[]; empty?: ReactNode };

/** A bar chart of counts; labels and figures give the same information as text. */
export function BarList({ title, description, bars, empty }: BarListProps) {
  const format = useFormat();
  const id = useId();
  const longest = Math.max(0, ...bars.map(({ count }) => count));
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" rounded="l3" bg="bg.panel" p="4">
      <Heading as="h3" id={id} size="sm" fontWeight="semibold">
        {title}
      </Heading>
      <Text color="fg.muted" mb="3">
        {description}
      </Text>
      {bars.length === 0 && empty}
      <Stack as="ol" listStyleType="none" gap="3">
        {bars.map(({ key, label, count, note, isLoss }) => (
          <Box as="li" key={key}>
            <Flex justify="space-between" gap="3" mb="1">
              <Text truncate>{label}</Text>
              <Text flexShrink="0" fontVariantNumeric="tabular-nums">
                {format.number(count)}
                <Text as="span" color="fg.muted" ms="2">
                  {note}
                </Text>
              </Text>
            </Flex>
            <Box h="2" rounded="full" bg="bg.muted" overflow="hidden" aria-hidden>
              <Box
                h="full"
                rounded="full"
                bg={isLoss ? "border.emphasized" : "brand.solid"}
                w={`${barOf(count, longest)}%`}
              />
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
