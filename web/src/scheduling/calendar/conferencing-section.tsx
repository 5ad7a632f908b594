import { Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { AccountCard } from "./account-card";
import { useConnections } from "./calendar-queries";
import { ConnectButton } from "./connect-button";

const PROVIDERS = ["zoom", "outlook"] as const;

/** The user's conferencing accounts. Google Meet comes with the calendar, and Teams with an Outlook calendar. */
export function ConferencingSection() {
  const { t } = useTranslation("scheduling");
  const connections = useConnections("conferencing");
  return (
    <SettingsSection title={t("connections.conferencing")} description={t("connections.conferencingHint")}>
      {connections.isPending && <ListSkeleton rows={1} />}
      {connections.isError && <ErrorState error={connections.error} onRetry={connections.refetch} />}
      {connections.data && (
        <Stack gap="4">
          {PROVIDERS.map((provider) => {
            const own = connections.data.filter((connection) => connection.provider === provider);
            if (own.length > 0)
              return own.map((connection) => <AccountCard key={connection.id} connection={connection} />);
            return (
              <Stack key={provider} gap="1.5">
                <ConnectButton provider={provider} service="conferencing" variant="outline" />
                {provider === "outlook" && <Text color="fg.muted">{t("connections.teamsHint")}</Text>}
              </Stack>
            );
          })}
        </Stack>
      )}
    </SettingsSection>
  );
}
