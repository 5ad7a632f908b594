import { DashboardTitle } from "@dure/domain/reports/dashboard/dashboard";
import { TEMPLATES, Template } from "@dure/domain/reports/template/template";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { HintedRadios } from "../../ui/form/hinted-radios";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { useCreateDashboard } from "./dashboard-queries";

const BLANK = "blank";
const CHOICES = [BLANK, ...TEMPLATES] as const;
const CreateForm = z.object({ title: DashboardTitle, template: z.union([z.literal(BLANK), Template]) });

/** Asks for the name of a new dashboard, and what it begins with, then opens it. */
export function CreateDashboardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("reports");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const create = useCreateDashboard();
  const { control, handleSubmit, guard } = useZodForm(CreateForm, {
    defaultValues: { title: t("dashboard.newName"), template: "sales-overview" },
  });
  const open = ({ id }: { id: string }) => {
    onClose();
    navigateAfterSubmit(`/dashboard/${id}`);
  };
  const submit = handleSubmit(({ title, template }) =>
    create.mutate({ body: { title, template: template === BLANK ? null : template } }, { onSuccess: open }),
  );
  return (
    <FormDialog
      guard={guard}
      title={t("dashboard.create")}
      submit={t("dashboard.createSubmit")}
      busy={create.isPending}
      error={create.error}
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
      <Controller
        control={control}
        name="template"
        render={({ field: { value, onChange, onBlur } }) => (
          <HintedRadios
            label={t("dashboard.template")}
            value={value}
            choices={CHOICES.map((choice) => ({
              value: choice,
              label: t(`dashboard.templates.${choice}.label`),
              hint: t(`dashboard.templates.${choice}.hint`),
            }))}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </FormDialog>
  );
}
