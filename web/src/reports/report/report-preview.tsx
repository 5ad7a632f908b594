import { Box, Card, Flex, IconButton, Tabs } from "@chakra-ui/react";
import type { ReportContent } from "@dure/domain/reports/dashboard/report";
import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { ChartColumn, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { PageLoading } from "../../ui/page-loading";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { ReportChart } from "../chart/report-chart";
import { useChart, useRefreshCharts } from "../dashboard/use-charts";
import { RawData } from "./raw-data";

type ReportPreviewProps = {
  title: string;
  /** Undefined while the setting is incomplete. */
  content: ReportContent | undefined;
  columns: readonly string[];
  onColumns: (columns: string[]) => void;
};

const UNFILTERED = DashboardFilter.parse({});

/** What a report finds, as a chart and as the records behind it. */
export function ReportPreview({ title, content, columns, onColumns }: ReportPreviewProps) {
  const { t } = useTranslation("reports");
  if (!content)
    return (
      <Card.Root h="fit-content">
        <EmptyState icon={ChartColumn} title={t("report.incomplete.title")} description={t("report.incomplete.hint")} />
      </Card.Root>
    );
  return (
    <Tabs.Root defaultValue="chart" size="sm" lazyMount minW="0">
      <Flex justify="space-between">
        <Tabs.List>
          <Tabs.Trigger value="chart">{t("report.tab.chart")}</Tabs.Trigger>
          {content.type !== "form-lead-router" && (
            <Tabs.Trigger value="records">{t("report.tab.records")}</Tabs.Trigger>
          )}
        </Tabs.List>
        <RefreshButton content={content} />
      </Flex>
      <Tabs.Content value="chart">
        <Box h={{ base: "xs", lg: "md" }}>
          <PreviewChart title={title} content={content} />
        </Box>
      </Tabs.Content>
      <Tabs.Content value="records">
        <RawData content={content} columns={columns} onColumns={onColumns} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function PreviewChart({ title, content }: { title: string; content: ReportContent }) {
  const { data: chart, error, refetch } = useChart(content, UNFILTERED);
  if (chart) return <ReportChart simulation={chart.answer} setting={content.setting} title={title} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageLoading minH="full" />;
}

/** Recalculates the chart, at most once a minute. */
function RefreshButton({ content }: { content: ReportContent }) {
  const { t } = useTranslation("reports");
  const errorText = useErrorText();
  const refresh = useRefreshCharts();
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={t("dashboard.refresh")}
      title={t("dashboard.refresh")}
      loading={refresh.isPending}
      onClick={() =>
        refresh.mutate(
          { reports: [content], filter: UNFILTERED },
          { onError: (error) => notify.error({ title: errorText(error) }) },
        )
      }
    >
      <RefreshCw />
    </IconButton>
  );
}
