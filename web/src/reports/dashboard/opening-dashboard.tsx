import { Button } from "@chakra-ui/react";
import type { DashboardItem } from "@dure/domain/reports/dashboard/dashboard";
import { LayoutDashboard, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { CreateDashboardDialog } from "./create-dashboard-dialog";
import { useDashboards } from "./dashboard-queries";

/** Opens the dashboard that the member saw last, or the team's default. */
export function OpeningDashboard() {
  const { t } = useTranslation("reports");
  const { data: dashboards, error, refetch } = useDashboards();
  const opening = dashboards && openingOf(dashboards);
  if (opening) return <Navigate to={`/dashboard/${opening.id}`} replace />;
  return (
    <Page>
      <PageHeader title={t("dashboard.title")} />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !dashboards && <FormSkeleton />}
      {dashboards && <NoDashboards />}
    </Page>
  );
}

const openingOf = (dashboards: readonly DashboardItem[]): DashboardItem | undefined =>
  dashboards.find(({ is_last_viewed }) => is_last_viewed) ??
  dashboards.find(({ is_default }) => is_default) ??
  dashboards[0];

function NoDashboards() {
  const { t } = useTranslation("reports");
  const [creating, setCreating] = useState(false);
  return (
    <>
      <EmptyState
        icon={LayoutDashboard}
        title={t("dashboard.empty.title")}
        description={t("dashboard.empty.description")}
        action={
          <Button mt="2" onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {t("dashboard.create")}
          </Button>
        }
      />
      {creating && <CreateDashboardDialog onClose={() => setCreating(false)} />}
    </>
  );
}
