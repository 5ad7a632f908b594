import { Grid } from "@chakra-ui/react";
import type { Attrs } from "@tiptap/pm/model";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import type { MailVariable } from "../use-mail-variables";

type ConditionFieldsProps = {
  attributes: Attrs;
  variables: readonly MailVariable[];
  onChange: (attributes: object) => void;
};

export function ConditionFields({ attributes, variables, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation("email");
  const known = variables.some(({ id }) => id === attributes.variable);
  const options = variables.map(({ id, label }) => ({ value: id, label }));
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
      <SelectInput
        label={t("document.field.conditionVariable")}
        value={attributes.variable}
        options={known ? options : [{ value: String(attributes.variable), label: attributes.variable }, ...options]}
        onChange={(variable) => onChange({ variable })}
      />
      <SelectInput<"present" | "absent">
        label={t("document.field.show")}
        value={attributes.show}
        options={[
          { value: "present", label: t("document.show.present") },
          { value: "absent", label: t("document.show.absent") },
        ]}
        onChange={(show) => onChange({ show })}
      />
    </Grid>
  );
}
