import { Alert, Button, Stack } from "@chakra-ui/react";
import { ArrowLeft, ChartLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { MarketingLocked } from "../marketing-locked";
import { ClickMap } from "./click-map";
import { ExportRecipients } from "./export-recipients";
import { LinkTable } from "./link-table";
import { OverTime } from "./over-time";
import { ProviderTable } from "./provider-table";
import { RecipientLists } from "./recipient-lists";
import { ReportFigures } from "./report-figures";
import { useCampaignReport } from "./report-queries";

/** The results of a campaign (docs/product/email.md#results). */
export function ReportPage() {
  const { t } = useTranslation("email");
  const { id = "" } = useParams();
  return (
    <Page>
      <Button asChild variant="ghost" size="xs" ms="-2" mb="2">
        <Link to="/email/campaigns">
          <ArrowLeft aria-hidden />
          {t("report.back")}
        </Link>
      </Button>
      <Report id={id} />
    </Page>
  );
}

function Report({ id }: { id: string }) {
  const { t } = useTranslation("email");
  const { data: report, error, refetch } = useCampaignReport(id);
  if (isRefusal(error, "PLAN_REQUIRED")) return <MarketingLocked />;
  if (isRefusal(error, "NOT_FOUND", "FORBIDDEN")) return <EmptyState icon={ChartLine} title={t("report.missing")} />;
  if (error && !report) return <ErrorState error={error} onRetry={refetch} />;
  if (!report) return <ListSkeleton />;
  const { name, status, launched_at } = report.campaign;
  const isLaunched = launched_at !== null;
  return (
    <>
      <PageHeader
        title={t("report.title", { name })}
        description={t("report.description")}
        actions={isLaunched && <ExportRecipients id={id} />}
      />
      {!isLaunched && (
        <EmptyState icon={ChartLine} title={t("report.notSent.title")} description={t("report.notSent.description")} />
      )}
      {isLaunched && (
        <Stack gap="6">
          {status === "sending" && (
            <Alert.Root status="info" size="sm" role="status">
              <Alert.Indicator />
              <Alert.Title fontWeight="normal">{t("report.sending")}</Alert.Title>
            </Alert.Root>
          )}
          <ReportFigures report={report} />
          <OverTime hours={report.hours} />
          <ProviderTable providers={report.providers} />
          <RecipientLists id={id} report={report} />
          <LinkTable id={id} />
          <ClickMap id={id} />
        </Stack>
      )}
    </>
  );
}
