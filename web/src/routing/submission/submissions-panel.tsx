import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Figures } from "./figures";
import { daysOf, type Period } from "./period";
import { PeriodSelect } from "./period-select";
import { SubmissionList } from "./submission-list";

/** What came of a router: figures of its visitors, and their submissions, of the same days. */
export function SubmissionsPanel({ router }: { router: RouterView }) {
  const { t } = useTranslation("routing");
  const [period, setPeriod] = useState<Period>("ALL_TIME");
  const { timezone } = router;
  const now = new Date().toISOString();
  const today = daysOf("TODAY", now, timezone).from ?? "";
  // The same days are the same object, so that nothing is asked anew.
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
      <Figures routerId={router.id} days={days} />
      <SubmissionList key={`${days.from}${days.to}`} router={router} days={days} />
    </Stack>
  );
}
