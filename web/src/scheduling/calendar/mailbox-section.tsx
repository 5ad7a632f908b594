import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { AccountCard } from "./account-card";
import { useConnections } from "./calendar-queries";
import { ConnectButton } from "./connect-button";

const PROVIDERS = ["google", "outlook"] as const;

/** The user's mailboxes, from which mails in their name go out. Of several, the one connected last sends. */
export function MailboxSection() {
  const { t } = useTranslation("scheduling");
  const connections = useConnections("email");
  return (
    <SettingsSection title={t("connections.email")} description={t("connections.emailHint")}>
      {connections.isPending && <ListSkeleton rows={1} />}
      {connections.isError && <ErrorState error={connections.error} onRetry={connections.refetch} />}
      {connections.data && (
        <Stack gap="4">
          {connections.data.map((connection) => (
            <AccountCard key={connection.id} connection={connection} />
          ))}
          <Stack direction={{ base: "column", md: "row" }} gap="2" align="flex-start">
            {PROVIDERS.map((provider) => (
              <ConnectButton key={provider} provider={provider} service="email" variant="outline" />
            ))}
          </Stack>
        </Stack>
      )}
    </SettingsSection>
  );
}
