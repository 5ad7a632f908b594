import type { Report } from "@dure/domain/reports/dashboard/report";
import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { ActionMenu } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { DeleteReportDialog } from "../dashboard/delete-report-dialog";
import { DuplicateReportDialog } from "../dashboard/duplicate-report-dialog";
import { contentOf } from "./first-content";
import { ReportForm } from "./report-form";
import { useSaveReport } from "./report-queries";
import type { Draft } from "./use-report-draft";

/** Edits a saved report. If somebody else has saved it first, the save is refused and the draft stays. */
export function ReportEditor({ report }: { report: Report }) {
  const { t } = useTranslation("reports");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const save = useSaveReport();
  const [basedOn, setBasedOn] = useState(report.updated_at);
  const [asked, setAsked] = useState<"duplicate" | "delete">();
  const { id, title, dashboard_id, column_order } = report;
  const saveDraft = (draft: Draft, onSaved: () => void) =>
    save.mutate(
      { id, basedOn, ...draft },
      {
        onSuccess: ({ updated_at }) => {
          setBasedOn(updated_at);
          onSaved();
          notify.success({ title: t("report.saved") });
        },
      },
    );
  return (
    <>
      <ReportForm
        initial={{ title, content: contentOf(report), columns: column_order }}
        dashboardId={dashboard_id}
        isSaving={save.isPending}
        error={save.error}
        onSave={saveDraft}
        menu={
          <ActionMenu
            label={t("dashboard.report.actions", { title })}
            actions={[
              {
                id: "duplicate",
                label: t("dashboard.report.duplicate"),
                icon: Copy,
                onSelect: () => setAsked("duplicate"),
              },
              {
                id: "delete",
                label: t("dashboard.report.delete"),
                icon: Trash2,
                danger: true,
                onSelect: () => setAsked("delete"),
              },
            ]}
          />
        }
      />
      {asked === "duplicate" && <DuplicateReportDialog report={report} onClose={() => setAsked(undefined)} />}
      <DeleteReportDialog
        report={asked === "delete" ? report : undefined}
        onDeleted={() => navigateAfterSubmit(`/dashboard/${dashboard_id}`)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
