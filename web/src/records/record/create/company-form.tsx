import { CreateCompany } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/form/text-field";
import { DuplicateHint } from "../../duplicate/duplicate-hint";
import { CompanyNameField } from "../../registry/company-name-field";
import type { RegistryCompany } from "../../registry/use-registry-search";
import { useCreateCompany } from "../use-create-record";
import { builtInField } from "./built-in-field";
import { CreateFormFrame, type CreateFormProps } from "./create-form-frame";
import { createSchema } from "./create-schema";
import { CustomFields } from "./custom-fields";
import { NEW_COMPANY } from "./new-values";
import { useCreateForm, useKnownFields } from "./use-create-form";

export function CompanyForm({ name, company, onCreated, onCancel }: CreateFormProps) {
  const { t } = useTranslation("records");
  const create = useCreateCompany();
  const fields = useKnownFields("company");
  const meta = builtInField(fields);
  const { control, handleSubmit, setValue, getValues, guard } = useCreateForm(
    createSchema(CreateCompany, fields),
    { ...NEW_COMPANY, name, ...(company && valuesOf(company)) },
    fields,
  );
  const submit = handleSubmit((values) => create.mutate(values, { onSuccess: onCreated }));
  const choose = (chosen: RegistryCompany | null) => {
    setValue("nice_id", chosen?.nice_id ?? null);
    if (chosen && !getValues("address")) setValue("address", chosen.address, { shouldDirty: true });
  };
  return (
    <CreateFormFrame
      guard={guard}
      error={create.error}
      busy={create.isPending}
      hint={<DuplicateHint entity="company" control={control} />}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CompanyNameField
        control={control}
        name="name"
        label={t("field.company.name")}
        {...meta("name")}
        onChoose={choose}
      />
      <TextField
        control={control}
        name="url"
        label={t("field.company.url")}
        {...meta("url")}
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="address"
        label={t("field.company.address")}
        {...meta("address")}
        autoComplete="off"
      />
      <CustomFields control={control} fields={fields} />
    </CreateFormFrame>
  );
}

const valuesOf = ({ name, address, nice_id }: RegistryCompany) => ({ name, address, nice_id });
