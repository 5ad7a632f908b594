import { CreateContact } from "@dure/domain/records/record/record";
import { splitName } from "@dure/domain/records/record/split-name";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { PhoneField } from "../../../ui/form/phone-field";
import { TextField } from "../../../ui/form/text-field";
import { DuplicateHint } from "../../duplicate/duplicate-hint";
import { useCreateContact } from "../use-create-record";
import { builtInField } from "./built-in-field";
import { CreateFormFrame, type CreateFormProps } from "./create-form-frame";
import { createSchema } from "./create-schema";
import { CustomFields } from "./custom-fields";
import { NameFields } from "./name-fields";
import { newContactValues } from "./new-values";
import { ReferenceField } from "./reference-field";
import { useCreateForm, useKnownFields } from "./use-create-form";

const PHONES = ["phone", "tel", "fax"] as const;

export function ContactForm({ name, onCreated, onCancel }: CreateFormProps) {
  const { t } = useTranslation("records");
  const { dial_code } = useProfile();
  const create = useCreateContact();
  const fields = useKnownFields("contact");
  const meta = builtInField(fields);
  const { control, handleSubmit, guard } = useCreateForm(
    createSchema(CreateContact, fields),
    { ...newContactValues(dial_code), name: splitName(name) },
    fields,
  );
  const submit = handleSubmit((values) => create.mutate(values, { onSuccess: onCreated }));
  return (
    <CreateFormFrame
      guard={guard}
      error={create.error}
      busy={create.isPending}
      hint={<DuplicateHint entity="contact" control={control} />}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <NameFields
        control={control}
        nameOf={(part) => `name.${part}`}
        labels={{ first_name: t("field.first_name"), last_name: t("field.last_name") }}
        required
        autoFocus
      />
      <ReferenceField
        control={control}
        name="company"
        entity="company"
        label={t("field.contact.company")}
        {...meta("company")}
      />
      <TextField
        control={control}
        name="department"
        label={t("field.contact.department")}
        {...meta("department")}
        autoComplete="off"
      />
      <TextField control={control} name="role" label={t("field.contact.role")} {...meta("role")} autoComplete="off" />
      <TextField
        control={control}
        name="email"
        label={t("field.contact.email")}
        {...meta("email")}
        inputMode="email"
        autoComplete="off"
      />
      {PHONES.map((phone) => (
        <PhoneField
          key={phone}
          control={control}
          name={`${phone}.value`}
          dialCodeName={`${phone}.dial_code`}
          label={t(`field.contact.${phone}`)}
          {...meta(phone)}
        />
      ))}
      <CustomFields control={control} fields={fields} />
    </CreateFormFrame>
  );
}
