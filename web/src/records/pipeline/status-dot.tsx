import { Box } from "@chakra-ui/react";
import type { StageStatus } from "@dure/domain/records/field/field";

const COLORS: Record<StageStatus, string> = {
  BEFORE_SALES: "gray.400",
  IN_SALES: "blue.500",
  SALES_SUCCESS: "brand.solid",
  SALES_FAILURE: "red.500",
};

/** The colour of a status group. Decoration: its name stands beside it or above it. */
export function StatusDot({ status }: { status: StageStatus }) {
  return <Box as="span" aria-hidden boxSize="2" rounded="full" flexShrink="0" bg={COLORS[status]} />;
}
