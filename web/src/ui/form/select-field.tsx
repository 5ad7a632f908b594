import { NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";
import { SelectMark } from "./select-mark";

export type Option = {
  value: string;
  label: string;
  /** Shown before the chosen option's name, such as a color. */
  mark?: ReactNode;
};

type SelectFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  options: readonly Option[];
  autoComplete?: string;
  /** Whether no choice is valid. If not, the empty entry cannot be chosen again. */
  clearable?: boolean;
  /** Called after a choice other than the current one. */
  onChange?: () => void;
};

/** A native select of a few options. No choice is `null`. */
export function SelectField<In extends FieldValues, Out extends FieldValues>(props: SelectFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, options, autoComplete, clearable = false } = props;
  const { onChange } = props;
  const { field, fieldState } = useController({ control, name });
  const { t } = useTranslation("ui");
  const mark = options.find(({ value }) => value === field.value)?.mark;
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <NativeSelect.Root {...(disabled && { disabled })}>
        <NativeSelect.Field
          {...field}
          autoComplete={autoComplete}
          value={field.value ?? ""}
          ps={mark ? "7" : undefined}
          onChange={({ target }) => {
            field.onChange(target.value || null);
            onChange?.();
          }}
        >
          {(clearable || !field.value) && <option value="">{t("choose")}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <SelectMark>{mark}</SelectMark>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
