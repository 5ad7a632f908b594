import { Field } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export type FieldFrameProps = {
  label: string;
  /** Shown below the field unless it has an error. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** A label, a control, and its hint or error. */
export function FieldFrame({ label, hint, error, required = false, disabled = false, children }: FieldFrameProps) {
  const { t } = useTranslation("ui");
  return (
    <Field.Root invalid={Boolean(error)} required={required} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator aria-label={t("required")} />
      </Field.Label>
      {children}
      {error ? (
        <Field.ErrorText role="alert">{error}</Field.ErrorText>
      ) : (
        hint && <Field.HelperText>{hint}</Field.HelperText>
      )}
    </Field.Root>
  );
}
