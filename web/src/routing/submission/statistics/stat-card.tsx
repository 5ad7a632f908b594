import { Box, Skeleton, Text } from "@chakra-ui/react";
import { useFormat } from "../../../ui/use-format";

type StatCardProps = {
  label: string;
  /** Explains what the figure counts. */
  hint?: string;
  /** Undefined while loading; a string is shown as it is. */
  value: number | string | undefined;
};

/** A figure with its name. */
export function StatCard({ label, hint, value }: StatCardProps) {
  const format = useFormat();
  return (
    <Box as="li" borderWidth="1px" rounded="l3" bg="bg.panel" px="4" py="3" minW="0">
      <Text color="fg.muted">{label}</Text>
      {value === undefined ? (
        <Skeleton h="7" w="12" mt="1" />
      ) : (
        <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {typeof value === "number" ? format.number(value) : value}
        </Text>
      )}
      {hint && (
        <Text textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      )}
    </Box>
  );
}
