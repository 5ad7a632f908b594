import type { Report } from "@dure/domain/reports/dashboard/report";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ActionMenu } from "../../ui/action-menu";
import { DeleteReportDialog } from "./delete-report-dialog";
import { DuplicateReportDialog } from "./duplicate-report-dialog";

/** What can be done with a report on a dashboard. */
export function ReportMenu({ report }: { report: Report }) {
  const { t } = useTranslation("reports");
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"duplicate" | "delete">();
  const close = () => setAsked(undefined);
  return (
    <>
      <ActionMenu
        label={t("dashboard.report.actions", { title: report.title })}
        actions={[
          {
            id: "edit",
            label: t("dashboard.report.edit"),
            icon: Pencil,
            onSelect: () => navigate(`/reports/${report.id}`),
          },
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
      {asked === "duplicate" && <DuplicateReportDialog report={report} onClose={close} />}
      <DeleteReportDialog report={asked === "delete" ? report : undefined} onClose={close} />
    </>
  );
}
