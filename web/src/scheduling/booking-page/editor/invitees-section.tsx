import { SimpleGrid, Stack } from "@chakra-ui/react";
import { MAX_GUESTS, MAX_SEATS } from "@dure/domain/scheduling/booking-page/page-settings";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { NumberField } from "../../../ui/form/number-field";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";

/** Who may come to a meeting, who has to approve it, and what its invitee may change by the link in their mails. */
export function InviteesSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const isInTurns = useWatch({ control, name: "strategy" }) === "round-robin";
  const part = { control, disabled };
  return (
    <FormSection title={t("invitees.title")}>
      <CheckboxField {...part} name="approval" label={t("invitees.approval")} hint={t("invitees.approvalHint")} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <NumberField
          control={control}
          disabled={disabled || isInTurns}
          name="seats"
          label={t("invitees.seats")}
          hint={t(isInTurns ? "invitees.noSeats" : "invitees.seatsHint")}
          rule={t("invitees.rule", { min: 1, max: MAX_SEATS })}
          min={1}
          max={MAX_SEATS}
        />
        <NumberField
          {...part}
          name="max_guests"
          label={t("invitees.guests")}
          hint={t("invitees.guestsHint")}
          rule={t("invitees.rule", { min: 0, max: MAX_GUESTS })}
          min={0}
          max={MAX_GUESTS}
        />
      </SimpleGrid>
      <Stack gap="2">
        <CheckboxField {...part} name="invitee_may.reschedule" label={t("invitees.mayReschedule")} />
        <CheckboxField {...part} name="invitee_may.cancel" label={t("invitees.mayCancel")} />
      </Stack>
    </FormSection>
  );
}
