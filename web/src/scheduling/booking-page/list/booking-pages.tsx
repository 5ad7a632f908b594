import { Button, Tabs } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { useTab } from "../../../lib/use-tab";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { Page } from "../../../ui/page";
import { PageHeader } from "../../../ui/page-header";
import { ConnectCalendarStep } from "../../calendar/connect-calendar-step";
import { useBookingPages } from "../booking-page-queries";
import { CreatePageDialog } from "../create/create-page-dialog";
import { BookingPageList } from "./booking-page-list";

/** Booking pages, mine and the team's. */
export function BookingPages() {
  const { t } = useTranslation("scheduling");
  const { user_id } = useProfile();
  const pages = useBookingPages();
  const [isCreating, setCreating] = useState(false);
  const [tab, choose] = useTab("tab", ["personal", "team"]);
  return (
    <Page>
      <PageHeader
        title={t("pages.title")}
        description={t("pages.description")}
        actions={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {t("pages.create")}
          </Button>
        }
      />
      <ConnectCalendarStep />
      <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} size="sm">
        <Tabs.List>
          <Tabs.Trigger value="personal">{t("tab.personal")}</Tabs.Trigger>
          <Tabs.Trigger value="team">{t("tab.team")}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={tab}>
          {pages.isPending && <ListSkeleton />}
          {pages.isError && <ErrorState error={pages.error} onRetry={pages.refetch} />}
          {pages.data && (
            <BookingPageList
              kind={tab}
              onCreate={() => setCreating(true)}
              pages={pages.data.filter(({ created_by }) => tab === "team" || created_by === user_id)}
            />
          )}
        </Tabs.Content>
      </Tabs.Root>
      {isCreating && <CreatePageDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
