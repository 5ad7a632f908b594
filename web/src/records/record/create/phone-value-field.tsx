import { Flex, Input } from "@chakra-ui/react";
import { DEFAULT_DIAL_CODE } from "@dure/domain/shared/value";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { asPhone } from "../../field/values/field-value";

/** A phone number as one value of the form, with its dial code. */
export function PhoneValueField<In extends FieldValues, Out extends FieldValues>(props: BoundField<In, Out>) {
  const { control, name, label, hint, required, disabled } = props;
  const { t } = useTranslation("ui");
  const { field, fieldState } = useController({ control, name });
  const phone = typeof field.value === "object" && field.value !== null ? field.value : asPhone(field.value);
  const { dial_code = DEFAULT_DIAL_CODE, value = "" } = phone ?? {};
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <Flex gap="2" w="full">
        <Input
          w="20"
          flexShrink="0"
          inputMode="tel"
          aria-label={t("dialCode")}
          value={dial_code}
          onChange={({ target }) => field.onChange({ dial_code: target.value.trim(), value })}
        />
        <Input
          ref={field.ref}
          name={field.name}
          type="tel"
          inputMode="tel"
          value={value}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange({ dial_code, value: target.value })}
        />
      </Flex>
    </FieldFrame>
  );
}
