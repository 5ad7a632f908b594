import { Flex, Heading, Stack, Tabs, Text } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../lib/area-parts";
import { useNow } from "../../lib/use-now";
import { useTab } from "../../lib/use-tab";
import { ListSkeleton } from "../../ui/list-skeleton";
import { QuotaWarning } from "../router/quota-warning";
import { Figures } from "./statistics/figures";
import { daysOf, type Period } from "./statistics/period";
import { PeriodSelect } from "./statistics/period-select";
import { SubmissionList } from "./submission-list";

/** A router's results: figures, submissions and meetings of the same days. */
export function SubmissionsPanel({ router }: { router: RouterView }) {
  const { t } = useTranslation("routing");
  const { RouterMeetings } = useAreaParts();
  const [list, choose] = useTab("list", ["submissions", "meetings"]);
  const [period, setPeriod] = useState<Period>("ALL_TIME");
  const { timezone } = router;
  const today = daysOf("TODAY", useNow(), timezone).from ?? "";
  // Memoised, so that equal days do not cause a refetch.
  const days = useMemo(() => daysOf(period, `${today}T12:00:00.000Z`, "UTC"), [period, today]);
  return (
    <Stack gap="5" pb="10">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="0.5">
          <Heading as="h2" size="sm" fontWeight="semibold">
            {t("submissions.title")}
          </Heading>
          <Text color="fg.muted">{t("submissions.hint", { timezone })}</Text>
        </Stack>
        <PeriodSelect value={period} today={today} onChange={setPeriod} />
      </Flex>
      <QuotaWarning />
      <Figures router={router} days={days} />
      <Tabs.Root value={list} onValueChange={({ value }) => choose(value)} size="sm" lazyMount>
        <Tabs.List aria-label={t("submissions.lists")}>
          <Tabs.Trigger value="submissions">{t("submissions.one")}</Tabs.Trigger>
          <Tabs.Trigger value="meetings">{t("submissions.meetings")}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="submissions">
          <SubmissionList key={`${days.from}${days.to}`} router={router} days={days} />
        </Tabs.Content>
        <Tabs.Content value="meetings">
          <Suspense fallback={<ListSkeleton />}>{RouterMeetings && <RouterMeetings routerId={router.id} />}</Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
