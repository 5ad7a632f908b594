import { Button, Flex, Heading, HStack, IconButton, Text } from "@chakra-ui/react";
import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { Maximize, Minimize, Plus, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useNow } from "../../lib/use-now";
import { notify } from "../../ui/toast/notify";
import { Tooltip } from "../../ui/tooltip";
import { useDocumentTitle } from "../../ui/use-document-title";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";
import { DashboardMenu } from "./dashboard-menu";
import { DashboardSwitcher } from "./dashboard-switcher";
import { FeedbackButton } from "./feedback-button";
import { useCalculatedAt, useRefreshCharts } from "./use-charts";
import type { FullScreen } from "./use-full-screen";

type DashboardHeaderProps = { dashboard: DashboardView; filter: DashboardFilter; fullScreen: FullScreen };

export function DashboardHeader({ dashboard, filter, fullScreen }: DashboardHeaderProps) {
  const { t } = useTranslation("reports");
  const { isOn, toggle } = fullScreen;
  useDocumentTitle(dashboard.title);
  const screenLabel = t(isOn ? "dashboard.exitFullScreen" : "dashboard.fullScreen");
  return (
    <Flex as="header" gap="3" mb="4" justify="space-between" align="center" wrap="wrap">
      {isOn ? (
        <Heading as="h1" size="lg" fontWeight="semibold">
          {dashboard.title}
        </Heading>
      ) : (
        <DashboardSwitcher dashboard={dashboard} />
      )}
      <HStack gap="2" wrap="wrap">
        {dashboard.reports.length > 0 && <RefreshButton dashboard={dashboard} filter={filter} />}
        <IconButton
          variant="outline"
          size="sm"
          aria-label={screenLabel}
          title={screenLabel}
          onClick={toggle}
          hideBelow="md"
        >
          {isOn ? <Minimize /> : <Maximize />}
        </IconButton>
        {!isOn && (
          <>
            <FeedbackButton />
            <Button asChild size="sm">
              <Link to={`/dashboard/${dashboard.id}/new-report`}>
                <Plus aria-hidden />
                {t("dashboard.addReport")}
              </Link>
            </Button>
            <DashboardMenu dashboard={dashboard} />
          </>
        )}
      </HStack>
    </Flex>
  );
}

type RefreshButtonProps = Pick<DashboardHeaderProps, "dashboard" | "filter">;

/** Recalculates the charts, and shows the time of the last calculation. */
function RefreshButton({ dashboard, filter }: RefreshButtonProps) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const now = Date.parse(useNow());
  const errorText = useErrorText();
  const refresh = useRefreshCharts();
  const calculatedAt = useCalculatedAt(dashboard.reports, filter);
  const press = () =>
    refresh.mutate(
      { reports: dashboard.reports, filter },
      { onError: (error) => notify.error({ title: errorText(error) }) },
    );
  return (
    <HStack gap="2">
      {calculatedAt && (
        <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" hideBelow="sm">
          {t("dashboard.refreshed", { time: format.ago(calculatedAt, Math.max(now, calculatedAt)) })}
        </Text>
      )}
      <Tooltip content={t("dashboard.refresh")}>
        <IconButton
          variant="outline"
          size="sm"
          aria-label={t("dashboard.refresh")}
          loading={refresh.isPending}
          onClick={press}
        >
          <RefreshCw />
        </IconButton>
      </Tooltip>
    </HStack>
  );
}
