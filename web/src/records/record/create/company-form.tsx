import { CreateCompany } from "@dure/domain/records/record";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { useCreateCompany } from "../use-create-record";
import { CreateFormFrame, type CreateFormProps } from "./create-form-frame";
import { useFormWords } from "./use-form-words";

export function CompanyForm({ onCreated, onCancel }: CreateFormProps) {
  const { t } = useTranslation("records");
  const create = useCreateCompany();
  const { control, handleSubmit } = useZodForm(CreateCompany, {
    defaultValues: { name: "", url: "", address: "" },
    messages: useFormWords(),
  });
  const submit = handleSubmit((values) => create.mutate(values, { onSuccess: onCreated }));
  return (
    <CreateFormFrame error={create.error} busy={create.isPending} onSubmit={submit} onCancel={onCancel}>
      <TextField control={control} name="name" label={t("field.company.name")} required autoFocus />
      <TextField control={control} name="url" label={t("field.company.url")} inputMode="url" autoComplete="off" />
      <TextField control={control} name="address" label={t("field.company.address")} autoComplete="off" />
    </CreateFormFrame>
  );
}
