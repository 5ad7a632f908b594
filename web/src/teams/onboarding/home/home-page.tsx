import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { Compass, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveInterfaceState, useInterfaceState } from "../../../identity/user/interface-state-queries";
import { useProfile } from "../../../identity/user/user-queries";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { Page } from "../../../ui/page";
import { PageHeader } from "../../../ui/page-header";
import { Checklist } from "./checklist";

/** Where a new member begins: the first steps, and the tour. */
export function HomePage() {
  const { t } = useTranslation("teams");
  const { display_name, email } = useProfile();
  const state = useInterfaceState();
  const isTouring = state.data?.tour.status === "running";
  return (
    <Page>
      <PageHeader title={t("start.hello", { name: display_name || email })} description={t("start.description")} />
      <Stack gap="5" maxW="form">
        {state.isPending && <ListSkeleton rows={5} />}
        {state.isError && <ErrorState error={state.error} onRetry={state.refetch} />}
        {state.data && !state.data.hides_checklist && <Checklist />}
        {state.data && (
          <Flex gap="2" wrap="wrap" align="center">
            <Button
              variant="outline"
              disabled={isTouring}
              onClick={() => void saveInterfaceState({ tour: { status: "running", step: 0 } })}
            >
              <Compass aria-hidden />
              {t(state.data.tour.status === "seen" ? "tour.again" : "tour.start")}
            </Button>
            {state.data.hides_checklist && (
              <Button variant="ghost" onClick={() => void saveInterfaceState({ hides_checklist: false })}>
                <ListChecks aria-hidden />
                {t("start.show")}
              </Button>
            )}
            {state.data.tour.status === "new" && <Text color="fg.muted">{t("tour.hint")}</Text>}
          </Flex>
        )}
      </Stack>
    </Page>
  );
}
