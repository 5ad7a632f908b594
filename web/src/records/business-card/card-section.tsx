import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { ErrorState } from "../../ui/error-state";
import { SettingsSection } from "../../ui/settings-section";
import { CardConnection } from "./card-connection";
import { useCardService } from "./card-queries";
import { CardSyncPanel } from "./card-sync-panel";

/**
 * The team's business cards: members see the account, admins connect it and sync. Hidden if no service is available.
 */
export function CardSection() {
  const { t } = useTranslation("records");
  const isAdmin = useIsAdmin();
  const { data, isPending, error, refetch } = useCardService();
  if (data && !data.available) return null;
  return (
    <SettingsSection title={t("businessCard.title")} description={t("businessCard.description")}>
      {isPending && <Skeleton h="20" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <Stack gap="4">
          <CardConnection service={data} />
          {isAdmin ? (
            <CardSyncPanel isConnected={data.connected} />
          ) : (
            <Text color="fg.muted">{t("businessCard.byAdmin")}</Text>
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}
