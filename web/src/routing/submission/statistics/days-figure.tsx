import { Box, Spinner, Text, VisuallyHidden } from "@chakra-ui/react";
import type { Results } from "@dure/domain/routing/submission/results";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { useFormat } from "../../../ui/use-format";
import { FigureBox } from "./figure-box";
import { FigureLegend } from "./figure-legend";

const DaysChart = lazyComponent(async () => (await import("./days-chart")).DaysChart);

/** Submissions and bookings of each day; the table says the same to those who can't see the chart. */
export function DaysFigure({ days }: { days: Results["days"] }) {
  const { t } = useTranslation("routing");
  const format = useFormat();
  return (
    <FigureBox title={t("submissions.days.title")} description={t("submissions.days.description")}>
      {days.length === 0 ? (
        <Text color="fg.muted">{t("submissions.loss.none")}</Text>
      ) : (
        <Box aria-hidden>
          <FigureLegend />
          <Box h="56">
            <Suspense fallback={<Spinner />}>
              <DaysChart days={days} />
            </Suspense>
          </Box>
        </Box>
      )}
      <VisuallyHidden>
        <ul>
          {days.map(({ day, submits, booked }) => (
            <li key={day}>{t("submissions.days.said", { day: format.day(day), submits, booked })}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </FigureBox>
  );
}
