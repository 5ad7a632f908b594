import { Box, HStack, Text, Wrap } from "@chakra-ui/react";
import type { Mark } from "./chart-series";
import { seriesBackground } from "./pattern/series-pattern";

/** The colors of a chart's series. One series needs none. */
export function ChartLegend({ marks }: { marks: readonly Mark[] }) {
  if (marks.length < 2) return null;
  return (
    <Wrap data-legend gap="3" rowGap="1" maxH="10" overflow="hidden" flexShrink="0">
      {marks.map(({ key, label }, place) => (
        <HStack key={key} gap="1.5" maxW="40">
          <Box boxSize="2.5" rounded="xs" flexShrink="0" style={{ background: seriesBackground(place) }} />
          <Text textStyle="xs" color="fg.muted" truncate>
            {label}
          </Text>
        </HStack>
      ))}
    </Wrap>
  );
}
