import { Box, Stack, Text } from "@chakra-ui/react";
import { useLeftOver } from "./import-queries";

/** What a task did not do with some of its rows or records, and why. */
export function LeftOver({ taskId, title }: { taskId: string | null; title: string }) {
  const { data = [] } = useLeftOver(taskId);
  if (data.length === 0) return null;
  return (
    <Box borderWidth="1px" rounded="l3" p="3">
      <Text textStyle="sm" fontWeight="medium" mb="1">
        {title}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none" maxH="12rem" overflowY="auto">
        {data.map(({ id, result }) => (
          <Text as="li" key={id} textStyle="sm" color="fg.muted">
            {labelOf(result.data) ?? id} · {result.message}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}

const labelOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "label" in data ? String(data.label) : undefined;
