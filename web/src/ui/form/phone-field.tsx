import { Flex, Input, NativeSelect } from "@chakra-ui/react";
import { localeOf } from "@dure/domain/shared/text";
import { useMemo } from "react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { dialCodeChoices } from "../../lib/public/dial-codes";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";

type PhoneFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  /** The name of the field with the dial code; `name` is the field with the number. */
  dialCodeName: FieldPath<In>;
};

/** A phone number and its country's dial code. */
export function PhoneField<In extends FieldValues, Out extends FieldValues>(props: PhoneFieldProps<In, Out>) {
  const { control, name, dialCodeName, label, hint, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const dialCode = useController({ control, name: dialCodeName });
  const { t, i18n } = useTranslation("ui");
  const choices = useMemo(() => dialCodeChoices(localeOf(i18n.language)), [i18n.language]);
  const { value: chosen } = dialCode.field;
  const known = choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: chosen }, ...choices];
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <Flex gap="2" w="full">
        <NativeSelect.Root w="44" flexShrink="0">
          <NativeSelect.Field
            {...dialCode.field}
            id={dialCodeName}
            aria-label={t("dialCode")}
            autoComplete="tel-country-code"
            textOverflow="ellipsis"
          >
            {known.map(({ value, label: country }) => (
              <option key={value} value={value}>
                {country}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Input type="tel" autoComplete="tel-national" inputMode="tel" {...field} value={field.value ?? ""} />
      </Flex>
    </FieldFrame>
  );
}
