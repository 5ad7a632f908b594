import { Input } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";

/** What the invitee reads once they have booked, or where they are led. */
export function AfterBookingSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "after_booking.redirect_url" });
  return (
    <FormSection title={t("afterBooking.title")}>
      <TextAreaField
        control={control}
        name="after_booking.message"
        label={t("afterBooking.message")}
        hint={t("afterBooking.messageHint")}
        disabled={disabled}
      />
      <FieldFrame
        label={t("afterBooking.redirect")}
        hint={t("afterBooking.redirectHint")}
        disabled={disabled}
        error={fieldState.error && t("afterBooking.redirectRule")}
      >
        <Input
          {...field}
          type="url"
          placeholder="https://"
          value={field.value ?? ""}
          onChange={({ target }) => field.onChange(target.value === "" ? null : target.value)}
        />
      </FieldFrame>
    </FormSection>
  );
}
