import { Box, Stack } from "@chakra-ui/react";
import { MAX_ORGANIZERS } from "@dure/domain/scheduling/booking-page/booking-page";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";
import { AttendeeCard } from "./attendee-card";
import { AttendeePicker } from "./attendee-picker";
import { FairnessTable } from "./fairness-table";
import { StrategyField } from "./strategy-field";
import { useNewAttendee } from "./use-new-attendee";

/** Who takes the meetings: all of them together, or one after another. */
export function AttendeesSection({ control, disabled, pageId }: SectionProps & { pageId: string | undefined }) {
  const { t } = useTranslation("scheduling");
  const errorText = useErrorText();
  const { fields, append, remove } = useFieldArray({ control, name: "organizers", keyName: "key" });
  const strategy = useWatch({ control, name: "strategy" });
  const newAttendee = useNewAttendee();
  const isInTurns = strategy === "round-robin";
  const chosen = fields.map(({ id }) => id);

  const add = async (userId: string) => {
    try {
      append(await newAttendee(userId), { shouldFocus: false });
    } catch (error) {
      notify.error({ title: errorText(error) });
    }
  };
  return (
    <FormSection title={t("attendee.title")} description={t("attendee.hint")}>
      {(fields.length > 1 || isInTurns) && <StrategyField control={control} disabled={disabled} />}
      <Stack as="ul" listStyleType="none" gap="2" aria-label={t("attendee.title")}>
        {fields.map(({ key, id }, index) => (
          <AttendeeCard
            key={key}
            control={control}
            disabled={disabled}
            userId={id}
            index={index}
            isInTurns={isInTurns}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </Stack>
      {!disabled && fields.length < MAX_ORGANIZERS && (
        <Box maxW="sm">
          <AttendeePicker chosen={chosen} onAdd={add} />
        </Box>
      )}
      {isInTurns && pageId && <FairnessTable pageId={pageId} />}
    </FormSection>
  );
}
