import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { AccountCalendars } from "./account-calendars";
import { AccountCard } from "./account-card";
import { useConnections } from "./calendar-queries";
import { ConnectCalendarStep } from "./connect-calendar-step";
import { ConnectChoices } from "./connect-choices";
import { useRefusedAccounts } from "./use-refused-accounts";

/** The user's calendar accounts. */
export function CalendarsSection() {
  const { t } = useTranslation("scheduling");
  const connections = useConnections();
  const refusals = useRefusedAccounts();
  return (
    <SettingsSection title={t("connections.calendars")} description={t("connections.calendarsHint")}>
      {connections.isPending && <ListSkeleton rows={2} />}
      {connections.isError && <ErrorState error={connections.error} onRetry={connections.refetch} />}
      {connections.data?.length === 0 && <ConnectCalendarStep />}
      {connections.data && connections.data.length > 0 && (
        <Stack gap="4">
          {connections.data.map((connection) => (
            <AccountCard key={connection.id} connection={connection} refusal={refusals.get(connection.id)}>
              <AccountCalendars provider={connection.provider} email={connection.email} />
            </AccountCard>
          ))}
          <ConnectChoices variant="outline" />
        </Stack>
      )}
    </SettingsSection>
  );
}
