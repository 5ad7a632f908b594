import { type DashboardItem, DashboardTitle } from "@dure/domain/reports/dashboard/dashboard";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { useRenameDashboard } from "./dashboard-queries";

const RenameForm = z.object({ title: DashboardTitle });

type RenameDashboardDialogProps = { dashboard: Pick<DashboardItem, "id" | "title">; onClose: () => void };

export function RenameDashboardDialog({ dashboard, onClose }: RenameDashboardDialogProps) {
  const { t } = useTranslation("reports");
  const rename = useRenameDashboard();
  const { id, title } = dashboard;
  const { control, handleSubmit, guard } = useZodForm(RenameForm, { draft: id, defaultValues: { title } });
  const submit = handleSubmit((body) => rename.mutate({ params: { id }, body }, { onSuccess: onClose }));
  return (
    <FormDialog
      guard={guard}
      title={t("dashboard.rename")}
      submit={t("dashboard.save")}
      busy={rename.isPending}
      error={rename.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="title"
        label={t("dashboard.name")}
        whenEmpty={t("dashboard.nameEmpty")}
        required
        autoFocus
      />
    </FormDialog>
  );
}
