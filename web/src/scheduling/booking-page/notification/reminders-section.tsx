import { Button, Stack, Text } from "@chakra-ui/react";
import { MAX_REMINDERS } from "@dure/domain/scheduling/notification/notification";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";
import { A_DAY_BEFORE } from "./a-day-before";
import { ReminderRow } from "./reminder-row";

/** When people are reminded of a meeting, twice at most. */
export function RemindersSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { fields, append, remove } = useFieldArray({ control, name: "reminders", keyName: "key" });
  return (
    <FormSection title={t("reminder.title")} description={t("reminder.hint")}>
      {fields.length === 0 && <Text color="fg.muted">{t("reminder.none")}</Text>}
      <Stack as="ul" listStyleType="none" gap="3">
        {fields.map(({ key }, index) => (
          <ReminderRow key={key} control={control} disabled={disabled} index={index} onRemove={() => remove(index)} />
        ))}
      </Stack>
      {!disabled && fields.length < MAX_REMINDERS && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => append(A_DAY_BEFORE, { shouldFocus: false })}>
          <Plus aria-hidden />
          {t("reminder.add")}
        </Button>
      )}
    </FormSection>
  );
}
