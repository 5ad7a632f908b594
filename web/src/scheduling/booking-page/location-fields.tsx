import { RadioGroup, Stack } from "@chakra-ui/react";
import { MEETING_TYPES } from "@dure/domain/scheduling/booking-page";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { TextField } from "../../ui/form/text-field";
import type { SectionProps } from "./section-props";

/** By video, by phone, or at an address. */
export function LocationFields({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "location" });
  const { type } = field.value;
  return (
    <>
      <FieldFrame label={t("editor.location")} hint={t(`editor.locationHint.${type}`)} disabled={disabled}>
        <RadioGroup.Root
          size="sm"
          value={type}
          disabled={disabled}
          onValueChange={({ value }) => field.onChange({ type: value, value: "" })}
        >
          <Stack direction={{ base: "column", sm: "row" }} gap={{ base: "2", sm: "5" }}>
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
      {type === "offline" && (
        <TextField
          required
          control={control}
          name="location.value"
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
