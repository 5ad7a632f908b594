import { Link as TextLink } from "@chakra-ui/react";
import { LayoutDashboard } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { saveInterfaceState, useInterfaceState } from "../../identity/user/interface-state-queries";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { DashboardContent } from "./dashboard-content";
import { useDashboard } from "./dashboard-queries";

/** A dashboard with its charts (docs/product/reports.md#dashboards). */
export function DashboardPage() {
  const { id = "" } = useParams();
  const { data: dashboard, error, refetch } = useDashboard(id);
  useLastDashboard(dashboard?.id);
  const isGone = isRefusal(error, "NOT_FOUND");
  return (
    <Page width="full">
      {isGone && <GoneDashboard />}
      {error && !isGone && !dashboard && <ErrorState error={error} onRetry={refetch} />}
      {!error && !dashboard && <FormSkeleton />}
      {dashboard && !isGone && <DashboardContent key={dashboard.id} dashboard={dashboard} />}
    </Page>
  );
}

/** Remembers for the member which dashboard they saw last. */
function useLastDashboard(id: string | undefined): void {
  const { data } = useInterfaceState();
  const isNew = id !== undefined && data !== undefined && data.last_dashboard_id !== id;
  useEffect(() => {
    if (id && isNew) void saveInterfaceState({ last_dashboard_id: id });
  }, [id, isNew]);
}

function GoneDashboard() {
  const { t } = useTranslation("reports");
  return (
    <EmptyState
      icon={LayoutDashboard}
      title={t("dashboard.gone.title")}
      description={t("dashboard.gone.description")}
      action={
        <TextLink asChild mt="2">
          <Link to="/dashboard">{t("dashboard.gone.back")}</Link>
        </TextLink>
      }
    />
  );
}
