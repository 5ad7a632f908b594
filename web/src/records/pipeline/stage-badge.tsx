import { Box, HStack } from "@chakra-ui/react";
import type { StageValue } from "@dure/domain/records/record/record";
import type { z } from "zod";
import { StatusDot } from "./status-dot";

/** A deal's stage, marked with the color of its status group. */
export function StageBadge({ stage }: { stage: z.infer<typeof StageValue> | undefined }) {
  if (!stage) return null;
  return (
    <HStack as="span" gap="1.5" minW="0">
      <StatusDot status={stage.status} color={stage.color} />
      <Box as="span" truncate>
        {stage.label}
      </Box>
    </HStack>
  );
}
