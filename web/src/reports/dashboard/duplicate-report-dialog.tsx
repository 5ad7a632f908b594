import type { Report } from "@dure/domain/reports/dashboard/report";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useDashboards, useDuplicateReport } from "./dashboard-queries";

type DuplicateReportDialogProps = { report: Pick<Report, "id" | "title" | "dashboard_id">; onClose: () => void };

/** Asks to which dashboard a copy of a report goes. */
export function DuplicateReportDialog({ report, onClose }: DuplicateReportDialogProps) {
  const { t } = useTranslation("reports");
  const { data: dashboards = [] } = useDashboards();
  const [dashboard_id, choose] = useState(report.dashboard_id);
  const duplicate = useDuplicateReport();
  const done = () => {
    notify.success({ title: t("dashboard.report.duplicated") });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    duplicate.mutate({ params: { id: report.id }, body: { dashboard_id } }, { onSuccess: done });
  };
  return (
    <FormDialog
      title={t("dashboard.report.duplicateTo", { title: report.title })}
      submit={t("dashboard.report.duplicate")}
      busy={duplicate.isPending}
      error={duplicate.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        label={t("dashboard.report.target")}
        value={dashboard_id}
        options={dashboards.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={choose}
      />
    </FormDialog>
  );
}
