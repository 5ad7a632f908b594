import { useId } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/form/text-field";
import { recentEmails } from "../session/recent-emails";

type EmailFieldProps<In extends FieldValues, Out extends FieldValues> = {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  hint?: string;
};

/** The company e-mail field; it suggests the e-mails that signed in here before. */
export function EmailField<In extends FieldValues, Out extends FieldValues>(props: EmailFieldProps<In, Out>) {
  const { control, name, hint } = props;
  const { t } = useTranslation("identity");
  const list = useId();
  return (
    <>
      <TextField
        control={control}
        name={name}
        label={t("email")}
        hint={hint}
        type="email"
        autoComplete="username"
        placeholder="name@company.com"
        list={list}
      />
      <datalist id={list}>
        {recentEmails().map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </>
  );
}
