import { Button, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { saveInterfaceState } from "../../identity/user/interface-state-queries";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { AccountCard } from "./account-card";
import { useConnections } from "./calendar-queries";
import { ConnectChoices } from "./connect-choices";

/** The last step of the onboarding before the tour: a calendar, or none for now. */
export function ConnectCalendarPage() {
  const { t } = useTranslation("scheduling");
  const navigate = useNavigate();
  const connections = useConnections();
  const isConnected = connections.data !== undefined && connections.data.length > 0;
  const goOn = async () => {
    await saveInterfaceState({ onboarding_step: null, tour: { status: "running", step: 0 } });
    await navigate("/home", { replace: true });
  };
  return (
    <Page>
      <PageHeader title={t("connect.page.title")} description={t("connect.page.description")} />
      <Stack gap="5" maxW="form" align="flex-start">
        {connections.isPending && <ListSkeleton rows={1} />}
        {connections.isError && <ErrorState error={connections.error} onRetry={connections.refetch} />}
        {connections.data?.map((connection) => (
          <AccountCard key={connection.id} connection={connection} />
        ))}
        {connections.data && <ConnectChoices {...(isConnected && { variant: "outline" as const })} />}
        <Button variant={isConnected ? "solid" : "ghost"} onClick={() => void goOn()}>
          {t(isConnected ? "connect.page.next" : "connect.page.later")}
        </Button>
      </Stack>
    </Page>
  );
}
