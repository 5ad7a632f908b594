import { Skeleton } from "@chakra-ui/react";
import { Suspense } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../lib/area-parts";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";

/** The mail that follows a booking, from one of the team's templates. */
export function FollowUpSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { FollowUpFields } = useAreaParts();
  const { field, fieldState } = useController({ control, name: "follow_up_mail_setting" });
  if (!FollowUpFields) return null;
  return (
    <FormSection title={t("followUp.title")} description={t("followUp.hint")}>
      <Suspense fallback={<Skeleton h="8" />}>
        <FollowUpFields
          value={field.value ?? null}
          disabled={disabled}
          invalid={fieldState.invalid}
          onChange={field.onChange}
        />
      </Suspense>
    </FormSection>
  );
}
