import { Box, Button, HStack, Skeleton, Text } from "@chakra-ui/react";
import type { CampaignReport } from "@dure/domain/email/report/campaign-report";
import { Suspense, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { TimeZoneContext } from "../../ui/use-format";
import { OverTimeTable } from "./over-time-table";
import { ReportSection } from "./report-section";
import { toPoints } from "./to-points";

const OverTimeChart = lazyComponent(async () => (await import("./over-time-chart")).OverTimeChart);

/** First opens and clicks by hour, or by day where there are many; as a chart or as a table. */
export function OverTime({ hours }: { hours: CampaignReport["hours"] }) {
  const { t } = useTranslation("email");
  const [isTable, setTable] = useState(false);
  const points = toPoints(hours, use(TimeZoneContext));
  return (
    <ReportSection title={t("report.overTime.title")} description={t("report.overTime.description")}>
      {points.length === 0 && <Text color="fg.muted">{t("report.overTime.empty")}</Text>}
      {points.length > 0 && (
        <>
          {isTable ? (
            <OverTimeTable points={points} />
          ) : (
            <>
              <HStack gap="4" color="fg.muted" textStyle="sm" aria-hidden>
                <LegendMark color="brand.solid" label={t("report.tally.opened")} />
                <LegendMark color="fg.muted" label={t("report.tally.clicked")} />
              </HStack>
              <Box h="64" aria-hidden>
                <Suspense fallback={<Skeleton h="64" />}>
                  <OverTimeChart points={points} />
                </Suspense>
              </Box>
            </>
          )}
          <Button size="sm" variant="ghost" mt="2" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t("report.overTime.table")}
          </Button>
        </>
      )}
    </ReportSection>
  );
}

const LegendMark = ({ color, label }: { color: string; label: string }) => (
  <HStack gap="1.5">
    <Box w="3" h="3" rounded="sm" bg={color} />
    {label}
  </HStack>
);
