import { Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { useNotificationLog } from "../setting/notification-queries";
import { LogRow } from "./log-row";

/** What a notification has sent, newest first. */
export function NotificationLog({ id }: { id: string }) {
  const { t } = useTranslation("notifications");
  const log = useNotificationLog(id);
  const { data, error, isError, refetch } = log;
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={3} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <Text color="fg.muted">{t("log.empty")}</Text>;
  return (
    <Stack gap="3" align="start">
      <Stack as="ul" gap="2" listStyleType="none" w="full">
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </Stack>
      <MoreButton list={log} />
    </Stack>
  );
}
