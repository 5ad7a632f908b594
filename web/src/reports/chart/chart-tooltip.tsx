import { Box, HStack, Text } from "@chakra-ui/react";

type ChartTooltipProps = { color: string; label: string; value: string };

/** The data of the mark under the pointer. */
export function ChartTooltip({ color, label, value }: ChartTooltipProps) {
  return (
    <HStack gap="2" px="2.5" py="1.5" rounded="l2" bg="bg.panel" borderWidth="1px" shadow="md" whiteSpace="nowrap">
      <Box boxSize="2.5" rounded="full" flexShrink="0" style={{ background: color }} />
      <Text textStyle="sm">{label}</Text>
      <Text textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </HStack>
  );
}
