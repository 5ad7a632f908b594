import { Flex, Input, NativeSelect } from "@chakra-ui/react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";

const DIAL_CODES = ["+82", "+1", "+44", "+49", "+33", "+61", "+65", "+66", "+81", "+84", "+86", "+852", "+886", "+91"];

type PhoneFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  /** The field that holds the dial code; `name` holds the number. */
  dialCodeName: FieldPath<In>;
};

/** A phone number and its country's dial code. */
export function PhoneField<In extends FieldValues, Out extends FieldValues>(props: PhoneFieldProps<In, Out>) {
  const { control, name, dialCodeName, label, hint, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const dialCode = useController({ control, name: dialCodeName });
  const { t } = useTranslation("ui");
  const known = DIAL_CODES.includes(dialCode.field.value) ? DIAL_CODES : [dialCode.field.value, ...DIAL_CODES];
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <Flex gap="2" w="full">
        <NativeSelect.Root w="24" flexShrink="0">
          <NativeSelect.Field
            {...dialCode.field}
            id={dialCodeName}
            aria-label={t("dialCode")}
            autoComplete="tel-country-code"
          >
            {known.map((code) => (
              <option key={code} value={code}>
                {code}
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
