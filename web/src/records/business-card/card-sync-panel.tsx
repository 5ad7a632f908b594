import { Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { isAtWork, useCardSyncs, useSyncCards } from "./card-queries";
import { CardSyncRow } from "./card-sync-row";
import { DailySwitch } from "./daily-switch";

/** Starts a sync, and shows the results of the last ones. */
export function CardSyncPanel({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation("records");
  const { data, isPending, error, refetch } = useCardSyncs();
  const sync = useSyncCards();
  const isSyncing = sync.isPending || data?.some((one) => isAtWork(one) && one.undo === null);
  return (
    <Stack gap="3">
      {isConnected && (
        <Button
          alignSelf="flex-start"
          loading={isSyncing}
          loadingText={t("businessCard.syncing")}
          onClick={() => sync.mutate()}
        >
          <RefreshCw aria-hidden />
          {t("businessCard.sync")}
        </Button>
      )}
      <FormError error={sync.error} />
      <DailySwitch isConnected={isConnected} />
      {isPending && <Skeleton h="16" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data?.length === 0 && isConnected && <Text color="fg.muted">{t("businessCard.never")}</Text>}
      {data && data.length > 0 && (
        <Stack
          as="ul"
          gap="0"
          listStyleType="none"
          borderWidth="1px"
          rounded="l3"
          aria-label={t("businessCard.history")}
        >
          {data.map((one) => (
            <CardSyncRow key={one.id} sync={one} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
