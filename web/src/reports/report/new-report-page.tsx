import { newReportTitle } from "@dure/domain/reports/dashboard/report";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { useLocalizedText } from "../../lib/language/use-localized-text";
import { Page } from "../../ui/page";
import { notify } from "../../ui/toast/notify";
import { firstContent } from "./first-content";
import { ReportForm } from "./report-form";
import { useCreateReport } from "./report-queries";

/** A new, unsaved report of a dashboard. */
export function NewReportPage() {
  const { t } = useTranslation("reports");
  const { id: dashboardId = "" } = useParams();
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const textOf = useLocalizedText();
  const create = useCreateReport();
  return (
    <Page width="full">
      <ReportForm
        initial={{ title: textOf(newReportTitle), content: firstContent("general", []), columns: [] }}
        dashboardId={dashboardId}
        isNew
        isSaving={create.isPending}
        error={create.error}
        onSave={({ title, content, columns: column_order }, saved) =>
          create.mutate(
            { params: { dashboardId }, body: { ...content, title, column_order } },
            {
              onSuccess: () => {
                saved();
                notify.success({ title: t("report.saved") });
                navigateAfterSubmit(`/dashboard/${dashboardId}`);
              },
            },
          )
        }
      />
    </Page>
  );
}
