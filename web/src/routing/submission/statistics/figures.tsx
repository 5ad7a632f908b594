import { Grid, SimpleGrid, Skeleton, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { Funnel } from "./funnel";
import { percent } from "./percent";
import type { DayRange } from "./period";
import { QuestionLoss } from "./question-loss";
import { StatCard } from "./stat-card";
import { useFormViews, useStatistics } from "./statistics-queries";

/** A router's figures: views, submissions, bookings, and drop-outs. */
export function Figures({ routerId, days }: { routerId: string; days: DayRange }) {
  const { t } = useTranslation("routing");
  const { data, error } = useStatistics(routerId, days);
  const views = useFormViews(routerId, days);
  const summary = data?.summary;
  return (
    <Stack gap="4">
      <FormError error={error ?? views.error} />
      <SimpleGrid
        as="ul"
        listStyleType="none"
        aria-label={t("submissions.figures")}
        columns={{ base: 2, sm: 4, xl: 8 }}
        gap="3"
      >
        <StatCard label={t("submissions.totalViews")} value={views.data?.formViewCount} />
        <StatCard label={t("submissions.totalViewers")} value={views.data?.uniqueVisitorFormViewCount} />
        <StatCard label={t("submissions.summary.totalResponses")} value={summary?.totalResponses} />
        <StatCard label={t("submissions.summary.meetingAssignments")} value={summary?.meetingAssignments} />
        <StatCard label={t("submissions.summary.meetingNotAssignments")} value={summary?.meetingNotAssignments} />
        <StatCard label={t("submissions.summary.meetingReservations")} value={summary?.meetingReservations} />
        <StatCard label={t("submissions.summary.churn")} value={summary?.churn} />
        <StatCard label={t("submissions.meetingRate")} value={data && percent(data.meeting_rate)} />
      </SimpleGrid>
      {!data && !error && <Skeleton h="80" />}
      {data && (
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="4" alignItems="start">
          <Funnel steps={data.funnel} />
          <QuestionLoss questions={data.questions} />
        </Grid>
      )}
    </Stack>
  );
}
