import { Box, Button, Stack } from "@chakra-ui/react";
import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import { ChartColumn, Plus } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { DashboardFilterBar } from "./dashboard-filter-bar";
import { DashboardHeader } from "./dashboard-header";
import { ReportGrid } from "./report-grid";
import { useDashboardFilter } from "./use-dashboard-filter";
import { useFullScreen } from "./use-full-screen";

/** The filter of a dashboard and its charts. In full screen nothing can be changed. */
export function DashboardContent({ dashboard }: { dashboard: DashboardView }) {
  const screen = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(screen);
  const { filter, setFilter } = useDashboardFilter();
  return (
    <Box ref={screen} {...(fullScreen.isOn && { bg: "bg", p: "6", overflowY: "auto" })}>
      <DashboardHeader dashboard={dashboard} filter={filter} fullScreen={fullScreen} />
      <Stack gap="4">
        {!fullScreen.isOn && <DashboardFilterBar filter={filter} onFilter={setFilter} />}
        {dashboard.reports.length === 0 ? (
          <NoReports dashboardId={dashboard.id} />
        ) : (
          <ReportGrid dashboard={dashboard} filter={filter} readOnly={fullScreen.isOn} />
        )}
      </Stack>
    </Box>
  );
}

function NoReports({ dashboardId }: { dashboardId: string }) {
  const { t } = useTranslation("reports");
  return (
    <EmptyState
      icon={ChartColumn}
      title={t("dashboard.noReports.title")}
      description={t("dashboard.noReports.description")}
      action={
        <Button asChild mt="2">
          <Link to={`/dashboard/${dashboardId}/new-report`}>
            <Plus aria-hidden />
            {t("dashboard.addReport")}
          </Link>
        </Button>
      }
    />
  );
}
