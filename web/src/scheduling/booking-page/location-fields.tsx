import { RadioGroup, Stack } from "@chakra-ui/react";
import { MEETING_TYPES } from "@dure/domain/scheduling/meeting-plan";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { TextField } from "../../ui/form/text-field";
import type { SectionProps } from "./section-props";

/** By video, by phone, or at an address. */
export function LocationFields({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "meeting_plans.0" });
  const { type } = field.value;
  return (
    <>
      <FieldFrame label={t("editor.location")} hint={t(`editor.locationHint.${type}`)} disabled={disabled}>
        <RadioGroup.Root
          size="sm"
          value={type}
          disabled={disabled}
          onValueChange={({ value }) => field.onChange({ ...field.value, type: value, value: "" })}
        >
          <Stack direction={{ base: "column", sm: "row" }} wrap="wrap" columnGap="5" rowGap="2">
            {MEETING_TYPES.map((one) => (
              <RadioGroup.Item key={one} value={one}>
                <RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{t(`location.${one}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
      </FieldFrame>
      {type === "custom" && (
        <TextField
          required
          control={control}
          name="meeting_plans.0.value"
          label={t("editor.customLink")}
          placeholder={t("editor.customLinkPlaceholder")}
          whenEmpty={t("editor.customLinkRequired")}
          maxLength={2000}
          disabled={disabled}
        />
      )}
      {type === "offline" && (
        <TextField
          required
          control={control}
          name="meeting_plans.0.value"
          label={t("editor.address")}
          placeholder={t("editor.addressPlaceholder")}
          whenEmpty={t("editor.addressRequired")}
          maxLength={300}
          disabled={disabled}
        />
      )}
    </>
  );
}
