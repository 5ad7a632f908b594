import { Button, Stack } from "@chakra-ui/react";
import { MAX_PLANS, MEETING_TYPES } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { randomId } from "../../../lib/random-id";
import { ActionMenu } from "../../../ui/action-menu";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";
import { PlanCard } from "./plan-card";
import { planOfType } from "./plan-of-type";

/** The ways to meet that a visitor may choose from, each as long as it takes. */
export function PlansSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { fields, append, remove } = useFieldArray({ control, name: "meeting_plans", keyName: "key" });
  const isOnly = fields.length === 1;
  return (
    <FormSection title={t("plan.title")} description={t("plan.hint")}>
      <Stack as="ol" listStyleType="none" gap="3">
        {fields.map(({ key }, index) => (
          <PlanCard
            key={key}
            control={control}
            disabled={disabled}
            index={index}
            isOnly={isOnly}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      {!disabled && fields.length < MAX_PLANS && (
        <ActionMenu
          label={t("plan.add")}
          trigger={
            <Button variant="outline" alignSelf="flex-start">
              <Plus aria-hidden />
              {t("plan.add")}
            </Button>
          }
          actions={MEETING_TYPES.map((type) => ({
            id: type,
            label: t(`location.${type}`),
            onSelect: () => append(planOfType(type, randomId()), { shouldFocus: false }),
          }))}
        />
      )}
    </FormSection>
  );
}
