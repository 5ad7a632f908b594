import { Button, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Compass, LifeBuoy, ListChecks } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { saveInterfaceState, useInterfaceState } from "../../../identity/user/interface-state-queries";
import { useIsAdmin, useProfile } from "../../../identity/user/user-queries";
import { useAreaParts } from "../../../lib/area-parts";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { Page } from "../../../ui/page";
import { PageHeader } from "../../../ui/page-header";
import { Checklist } from "./checklist";
import { useOwnRecords } from "./use-checklist";

/** The member's day; for new members, also the first steps and the tour. */
export function HomePage() {
  const { t } = useTranslation("teams");
  const { display_name, email } = useProfile();
  const isAdmin = useIsAdmin();
  const state = useInterfaceState();
  const { SampleSection } = useAreaParts();
  const isBeginning = state.data?.hides_checklist === false;
  const own = useOwnRecords(isBeginning && isAdmin);
  return (
    <Page>
      <PageHeader title={t("start.hello", { name: display_name || email })} description={t("start.description")} />
      <Stack gap="5">
        {state.isPending && <ListSkeleton rows={5} />}
        {state.isError && <ErrorState error={state.error} onRetry={state.refetch} />}
        {isBeginning && <Checklist />}
        {isAdmin && state.data && SampleSection && (
          <Suspense>
            <SampleSection isOffered={isBeginning && own.data?.total === 0} />
          </Suspense>
        )}
        <Day />
        <Flex gap="2" wrap="wrap" align="center">
          {state.data && <TourButton />}
          {state.data?.hides_checklist && (
            <Button variant="ghost" onClick={() => void saveInterfaceState({ hides_checklist: false })}>
              <ListChecks aria-hidden />
              {t("start.show")}
            </Button>
          )}
          <Button asChild variant="ghost">
            <Link to="/help">
              <LifeBuoy aria-hidden />
              {t("start.help")}
            </Link>
          </Button>
          {state.data?.tour.status === "new" && <Text color="fg.muted">{t("tour.hint")}</Text>}
        </Flex>
      </Stack>
    </Page>
  );
}

/** The member's meetings, to-dos, new leads and stale deals, each rendered by its own area. */
function Day() {
  const { DayMeetings, DayTodos, DayLeads, DayDeals } = useAreaParts();
  const sections = [DayMeetings, DayTodos, DayLeads, DayDeals].filter((section) => section !== undefined);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
      {sections.map((Section, place) => (
        <Suspense key={place} fallback={<ListSkeleton rows={3} />}>
          <Section />
        </Suspense>
      ))}
    </SimpleGrid>
  );
}

function TourButton() {
  const { t } = useTranslation("teams");
  const { data: state } = useInterfaceState();
  return (
    <Button
      variant="outline"
      disabled={state?.tour.status === "running"}
      onClick={() => void saveInterfaceState({ tour: { status: "running", step: 0 } })}
    >
      <Compass aria-hidden />
      {t(state?.tour.status === "seen" ? "tour.again" : "tour.start")}
    </Button>
  );
}
