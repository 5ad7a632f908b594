import { Box } from "@chakra-ui/react";
import type { StageStatus } from "@dure/domain/records/field/field";
import type { OptionColor } from "@dure/domain/records/field/option-color";
import { STATUS_COLORS } from "./status-colors";

type StatusDotProps = { status: StageStatus; color?: OptionColor | undefined };

/** A stage's own color, or that of its status group. Decoration: a name is beside it or above it. */
export function StatusDot({ status, color }: StatusDotProps) {
  return (
    <Box
      as="span"
      aria-hidden
      boxSize="2"
      rounded="full"
      flexShrink="0"
      bg={color ? `${color}.500` : STATUS_COLORS[status]}
    />
  );
}
