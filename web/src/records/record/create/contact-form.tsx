import { Grid } from "@chakra-ui/react";
import { CreateContact } from "@dure/domain/records/record";
import { DEFAULT_DIAL_CODE } from "@dure/domain/shared/value";
import { useTranslation } from "react-i18next";
import { PhoneField } from "../../../ui/form/phone-field";
import { TextField } from "../../../ui/form/text-field";
import { nameOrder } from "../../field/name-order";
import { useCreateContact } from "../use-create-record";
import { CreateFormFrame, type CreateFormProps } from "./create-form-frame";
import { createSchema } from "./create-schema";
import { CustomFields } from "./custom-fields";
import { ownField } from "./own-field";
import { ReferenceField } from "./reference-field";
import { useCreateForm, useKnownFields } from "./use-create-form";

const NEW_CONTACT = {
  name: { first_name: "", last_name: "" },
  company: null,
  role: "",
  department: "",
  email: "",
  phone: { dial_code: DEFAULT_DIAL_CODE, value: "" },
};

export function ContactForm({ onCreated, onCancel }: CreateFormProps) {
  const { t, i18n } = useTranslation("records");
  const create = useCreateContact();
  const fields = useKnownFields("contact");
  const own = ownField(fields);
  const { control, handleSubmit } = useCreateForm(createSchema(CreateContact, fields), NEW_CONTACT, fields);
  const submit = handleSubmit((values) => create.mutate(values, { onSuccess: onCreated }));
  return (
    <CreateFormFrame error={create.error} busy={create.isPending} onSubmit={submit} onCancel={onCancel}>
      <Grid templateColumns="1fr 1fr" gap="3">
        {nameOrder(i18n.language).map((part, index) => (
          <TextField
            key={part}
            control={control}
            name={`name.${part}`}
            label={t(`field.${part}`)}
            required={part === "first_name"}
            autoFocus={index === 0}
            autoComplete="off"
          />
        ))}
      </Grid>
      <ReferenceField
        control={control}
        name="company"
        entity="company"
        label={t("field.contact.company")}
        {...own("company")}
      />
      <TextField
        control={control}
        name="department"
        label={t("field.contact.department")}
        {...own("department")}
        autoComplete="off"
      />
      <TextField control={control} name="role" label={t("field.contact.role")} {...own("role")} autoComplete="off" />
      <TextField
        control={control}
        name="email"
        label={t("field.contact.email")}
        {...own("email")}
        inputMode="email"
        autoComplete="off"
      />
      <PhoneField
        control={control}
        name="phone.value"
        dialCodeName="phone.dial_code"
        label={t("field.contact.phone")}
        {...own("phone")}
      />
      <CustomFields control={control} fields={fields} />
    </CreateFormFrame>
  );
}
