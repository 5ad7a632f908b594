import { Grid, SimpleGrid, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { Breakdown } from "./breakdown";
import { DaysFigure } from "./days-figure";
import { FIGURE_ORDER } from "./figure-order";
import { Funnel } from "./funnel";
import type { DayRange } from "./period";
import { QuestionLoss } from "./question-loss";
import { StatCard } from "./stat-card";
import { useResults, useStatistics } from "./statistics-queries";

/** A router's figures: visitors, submissions and meetings, in all, by day, and by source, group and host. */
export function Figures({ router, days }: { router: RouterView; days: DayRange }) {
  const { t } = useTranslation("routing");
  const { data, error } = useResults(router.id, days);
  const statistics = useStatistics(router.id, days);
  return (
    <Stack gap="4">
      <FormError error={error ?? statistics.error} />
      <SimpleGrid
        as="ul"
        listStyleType="none"
        aria-label={t("submissions.figures")}
        columns={{ base: 2, sm: 3, lg: 5 }}
        gap="3"
      >
        {FIGURE_ORDER.map((figure) => (
          <StatCard
            key={figure}
            label={t(`submissions.figure.${figure}.name`)}
            hint={t(`submissions.figure.${figure}.means`)}
            value={data?.[figure]}
          />
        ))}
      </SimpleGrid>
      {data?.is_partial && <Text color="fg.muted">{t("submissions.partial")}</Text>}
      {!data && !error && <Skeleton h="80" />}
      {data && (
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="4" alignItems="start">
          <Funnel results={data} />
          <DaysFigure days={data.days} />
          <Breakdown results={data} groups={router.groups} />
          {statistics.data && <QuestionLoss questions={statistics.data.questions} />}
        </Grid>
      )}
    </Stack>
  );
}
