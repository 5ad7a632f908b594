import { RadioGroup, Stack, Text } from "@chakra-ui/react";
import { FORM_TYPES } from "@dure/domain/routing/router";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { NewRouterValues } from "./new-router-form";

type FormTypeFieldProps = { control: Control<NewRouterValues, unknown, NewRouterValues> };

/** A form of the product's own, or one that the team's website has already. */
export function FormTypeField({ control }: FormTypeFieldProps) {
  const { t } = useTranslation("routing");
  const { field } = useController({ control, name: "form_type" });
  return (
    <FieldFrame label={t("create.formType")}>
      <RadioGroup.Root size="sm" value={field.value} onValueChange={({ value }) => field.onChange(value)}>
        <Stack gap="2">
          {FORM_TYPES.map((type) => (
            <RadioGroup.Item key={type} value={type} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
              <RadioGroup.ItemIndicator mt="0.5" />
              <RadioGroup.ItemText>
                {t(`formType.${type}.create`)}
                <Text as="span" display="block" color="fg.muted" fontWeight="normal">
                  {t(`formType.${type}.hint`)}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </FieldFrame>
  );
}
