import { Card, Flex, Heading, IconButton, Link as TextLink } from "@chakra-ui/react";
import type { Report } from "@dure/domain/reports/dashboard/report";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ErrorState } from "../../ui/error-state";
import { PageLoading } from "../../ui/page-loading";
import { ReportChart } from "../chart/report-chart";
import { ReportMenu } from "./report-menu";
import { useChart } from "./use-charts";

/** The class of the handle that a report is dragged by. */
export const HANDLE = "report-handle";

type ReportCardProps = {
  report: Report;
  filter: DashboardFilter;
  /** Whether it can't be moved, changed or deleted here. */
  readOnly: boolean;
  /** Handles keys on the drag handle; without this there is no handle. */
  onHandleKey?: (event: KeyboardEvent) => void;
};

/** A report on a dashboard: its title, which opens it, and its chart. */
export function ReportCard({ report, filter, readOnly, onHandleKey }: ReportCardProps) {
  const { t } = useTranslation("reports");
  const { title } = report;
  return (
    <Card.Root as="section" aria-label={title} size="sm" h="full" overflow="hidden">
      <Card.Header as={Flex} flexDirection="row" alignItems="center" gap="1" pt="2" pb="0" px="3">
        {!readOnly && onHandleKey && (
          <IconButton
            className={HANDLE}
            variant="ghost"
            size="2xs"
            color="fg.muted"
            cursor="grab"
            touchAction="none"
            aria-label={t("dashboard.report.handle", { title })}
            onKeyDown={onHandleKey}
          >
            <GripVertical />
          </IconButton>
        )}
        <Heading as="h2" textStyle="sm" fontWeight="medium" flex="1" truncate title={title}>
          {readOnly ? (
            title
          ) : (
            <TextLink asChild color="fg">
              <Link to={`/reports/${report.id}`}>{title}</Link>
            </TextLink>
          )}
        </Heading>
        {!readOnly && <ReportMenu report={report} />}
      </Card.Header>
      <Card.Body px="3" pb="3" pt="1" minH="0">
        <CardChart report={report} filter={filter} />
      </Card.Body>
    </Card.Root>
  );
}

/** A chart that fails leaves the others alone. */
function CardChart({ report, filter }: Pick<ReportCardProps, "report" | "filter">) {
  const { data: chart, error, refetch } = useChart(report, filter);
  if (chart)
    return <ReportChart simulation={chart.answer} setting={report.setting} title={report.title} filter={filter} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageLoading />;
}
