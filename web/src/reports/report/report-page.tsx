import { Link as TextLink } from "@chakra-ui/react";
import { ChartColumn } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { ReportEditor } from "./report-editor";
import { useReport } from "./report-queries";

/** A report of a dashboard, to be read and changed. */
export function ReportPage() {
  const { id = "" } = useParams();
  const { data: report, error, refetch } = useReport(id);
  const isGone = isRefusal(error, "NOT_FOUND");
  return (
    <Page width="full">
      {isGone && <GoneReport />}
      {error && !isGone && !report && <ErrorState error={error} onRetry={refetch} />}
      {!error && !report && <FormSkeleton />}
      {report && !isGone && <ReportEditor key={report.id} report={report} />}
    </Page>
  );
}

function GoneReport() {
  const { t } = useTranslation("reports");
  return (
    <EmptyState
      icon={ChartColumn}
      title={t("report.gone.title")}
      description={t("report.gone.description")}
      action={
        <TextLink asChild mt="2">
          <Link to="/dashboard">{t("report.gone.back")}</Link>
        </TextLink>
      }
    />
  );
}
