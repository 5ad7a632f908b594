import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FollowUpFields } from "../../../forms/follow-up/follow-up-fields";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";

/** The mail that follows a booking, from one of the team's templates. */
export function FollowUpSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "follow_up_mail_setting" });
  return (
    <FormSection title={t("followUp.title")} description={t("followUp.hint")}>
      <FollowUpFields
        value={field.value ?? null}
        disabled={disabled}
        invalid={fieldState.invalid}
        onChange={field.onChange}
      />
    </FormSection>
  );
}
