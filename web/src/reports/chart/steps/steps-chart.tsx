import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { useFormat } from "../../../ui/use-format";
import { LinkedValue } from "../../drill-down/linked-value";

/** A step of a funnel: the number that reached it, and notes about it. */
export type Step = { key: string; label: string; value: number; notes: string[]; href?: string | undefined };

/** A bar for each step; its width is relative to the step with the highest number. */
export function StepsChart({ steps }: { steps: readonly Step[] }) {
  const format = useFormat();
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    // Tab reaches it, so that it can be scrolled with the keys.
    <Stack as="ol" listStyleType="none" gap="2" h="full" overflowY="auto" tabIndex={0}>
      {steps.map(({ key, label, value, notes, href }) => (
        <Box as="li" key={key}>
          <Flex justify="space-between" gap="3" textStyle="sm">
            <Text truncate>{label}</Text>
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <LinkedValue href={href}>{format.number(value)}</LinkedValue>
            </Text>
          </Flex>
          <Box h="2.5" rounded="xs" bg="bg.muted" overflow="hidden">
            <Box h="full" bg="chart.1" style={{ width: `${(value / most) * 100}%` }} />
          </Box>
          {notes.length > 0 && (
            <Text textStyle="xs" color="fg.muted">
              {notes.join(" · ")}
            </Text>
          )}
        </Box>
      ))}
    </Stack>
  );
}
