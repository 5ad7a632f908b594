import { Box, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { MoreButton } from "../../../ui/more-button";
import { useFailures } from "../../task/task-queries";

type FailedItemsProps = {
  taskId: string;
  title: string;
  /** The items' numbers in the spreadsheet, if the items are rows and not records. */
  numbers?: readonly number[];
};

/** The rows or records that a task failed for, with the reasons. Rows show their numbers in the spreadsheet. */
export function FailedItems({ taskId, title, numbers }: FailedItemsProps) {
  const { t } = useTranslation("records");
  const failures = useFailures(taskId);
  const items = failures.data?.pages.flatMap((page) => page.data) ?? [];
  if (items.length === 0) return null;
  return (
    <Box borderWidth="1px" rounded="l3" p="3">
      <Text textStyle="sm" fontWeight="medium" mb="1">
        {title}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none" maxH="12rem" overflowY="auto" tabIndex={0}>
        {items.map(({ id, result }) => (
          <Text as="li" key={id} textStyle="sm" color="fg.muted">
            {numbers
              ? t("import.rowReason", { row: numbers[Number(id) - 1] ?? "", reason: result.message ?? "" })
              : `${labelOf(result.data) ?? id} · ${result.message}`}
          </Text>
        ))}
      </Stack>
      <MoreButton list={failures} />
    </Box>
  );
}

const labelOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "label" in data ? String(data.label) : undefined;
