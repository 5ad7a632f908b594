import { Alert, Stack } from "@chakra-ui/react";
import { ChartLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { LockedView } from "../../ui/locked-view";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { ClickMap } from "./click-map";
import { ExportRecipients } from "./export-recipients";
import { LinkTable } from "./link-table";
import { OverTime } from "./over-time";
import { ProviderTable } from "./provider-table";
import { RecipientLists } from "./recipient-lists";
import { ReportFigures } from "./report-figures";
import { useCampaignReport } from "./report-queries";

/** What became of a campaign's mails (docs/product/email.md#results). */
export function ReportPage() {
  const { id = "" } = useParams();
  const isAllowed = useRemoteFlag("enable_marketing_email");
  return <Page>{isAllowed ? <Report id={id} /> : <LockedView reason="plan" />}</Page>;
}

function Report({ id }: { id: string }) {
  const { t } = useTranslation("email");
  const { data: report, error, refetch } = useCampaignReport(id);
  if (error && !report) return <ErrorState error={error} title={t("report.missing")} onRetry={refetch} />;
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
