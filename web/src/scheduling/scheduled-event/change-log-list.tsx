import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** What was changed, by whom and why, latest first. */
export function ChangeLogList({ logs }: { logs: ScheduledEventView["change_logs"] }) {
  const { t } = useTranslation("scheduling");
  const format = useFormat();
  if (logs.length === 0) return null;
  return (
    <Box as="section">
      <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="2">
        {t("event.changes")}
      </Heading>
      <Stack as="ol" listStyleType="none" gap="3">
        {logs.toReversed().map(({ type, reason, updated_by, timestamp, old_date_range, new_date_range }) => (
          <Box as="li" key={timestamp} borderStartWidth="2px" ps="3">
            <Text>
              {updated_by === "" ? t("event.changed.expired") : t(`event.changed.${type}`, { name: updated_by })}
            </Text>
            <Text color="fg.muted">
              {new_date_range
                ? `${format.dateTime(old_date_range.start)} → ${format.dateTime(new_date_range.start)}`
                : format.dateTime(old_date_range.start)}
            </Text>
            <Text whiteSpace="pre-line">{reason}</Text>
            <Text textStyle="xs" color="fg.muted">
              {format.dateTime(timestamp)}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
