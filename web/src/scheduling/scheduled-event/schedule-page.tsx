import { Flex, SegmentGroup, Tabs } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { useTab } from "../../lib/use-tab";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { ConnectCalendarStep } from "../calendar/connect-calendar-step";
import { SuggestionList } from "../suggestion/suggestion-list";
import { EventTab } from "./event-tab";

/** Upcoming, suggested and past meetings: the user's or the team's. */
export function SchedulePage() {
  const { t } = useTranslation("scheduling");
  const { user_id } = useProfile();
  const [when, chooseWhen] = useTab("when", ["upcoming", "suggested", "past"]);
  const [whose, chooseWhose] = useTab("whose", ["personal", "team"]);
  const hostId = whose === "team" ? undefined : user_id;
  return (
    <Page>
      <PageHeader title={t("schedule.title")} description={t("schedule.description")} />
      <ConnectCalendarStep />
      <Tabs.Root value={when} onValueChange={({ value }) => chooseWhen(value)} size="sm">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap" rowGap="2">
          <Tabs.List flex="1">
            <Tabs.Trigger value="upcoming">{t("schedule.upcoming")}</Tabs.Trigger>
            <Tabs.Trigger value="suggested">{t("suggestions.tab")}</Tabs.Trigger>
            <Tabs.Trigger value="past">{t("schedule.past")}</Tabs.Trigger>
          </Tabs.List>
          <SegmentGroup.Root
            size="sm"
            aria-label={t("schedule.whose")}
            value={whose}
            onValueChange={({ value }) => value && chooseWhose(value)}
          >
            <SegmentGroup.Indicator />
            <SegmentGroup.Items
              items={[
                { value: "personal", label: t("tab.personal") },
                { value: "team", label: t("tab.team") },
              ]}
            />
          </SegmentGroup.Root>
        </Flex>
        <Tabs.Content value={when}>
          {when === "suggested" ? (
            <SuggestionList whose={whose} />
          ) : (
            <EventTab key={when} when={when} whose={{ hostId }} />
          )}
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}
