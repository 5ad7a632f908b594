import { Box, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { NaverWorksSection } from "../../teams/credential/naver-works-section";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { PageHeader } from "../../ui/page-header";
import { useConnections } from "./calendar-queries";
import { ConnectCalendarStep } from "./connect-calendar-step";
import { ConnectChoices } from "./connect-choices";
import { ConnectionCard } from "./connection-card";

/** My connected accounts. A calendar can't be disconnected here (spec/1-platform.md §6). */
export function ConnectionsPage() {
  const { t } = useTranslation("scheduling");
  const connections = useConnections();
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageHeader title={t("connections.title")} description={t("connections.description")} />
      {connections.isPending && <ListSkeleton rows={2} />}
      {connections.isError && <ErrorState error={connections.error} onRetry={connections.refetch} />}
      {connections.data?.length === 0 && <ConnectCalendarStep />}
      {connections.data && connections.data.length > 0 && (
        <Stack gap="4">
          {connections.data.map((connection) => (
            <ConnectionCard key={connection.id} connection={connection} />
          ))}
          <ConnectChoices variant="outline" />
        </Stack>
      )}
      {isAdmin && (
        <Box mt="6">
          <NaverWorksSection />
        </Box>
      )}
    </>
  );
}
