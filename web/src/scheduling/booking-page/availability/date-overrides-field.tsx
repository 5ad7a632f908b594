import { Button, Field, Fieldset, HStack, Input, Stack } from "@chakra-ui/react";
import type { DateOverride } from "@dure/domain/scheduling/booking-page/booking-page";
import { Plus } from "lucide-react";
import { useState } from "react";
import { type FieldError, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SectionProps } from "../section-props";
import { DateOverrideRow } from "./date-override-row";
import { daysOfRange } from "./days-of-range";

type DateOverridesFieldProps = SectionProps & { name: "date_overrides" | `organizers.${number}.date_overrides` };

/** Single days with other hours than their weekday, or none. */
export function DateOverridesField({ control, disabled, name }: DateOverridesFieldProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name });
  const overrides = (field.value ?? []) as DateOverride[];
  const [day, setDay] = useState("");
  const [last, setLast] = useState("");
  const wrong = fieldState.error as unknown as (FieldError | undefined)[] | undefined;
  const known = new Set(overrides.map((one) => one.day));
  const added = day ? daysOfRange(day, last).filter((one) => !known.has(one)) : [];
  const add = () => {
    const all = [...overrides, ...added.map((one) => ({ day: one, spans: [] }))];
    field.onChange(all.sort((a, b) => a.day.localeCompare(b.day)));
    setDay("");
    setLast("");
  };
  return (
    <Fieldset.Root disabled={disabled}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("overrides.title")}
      </Fieldset.Legend>
      <Fieldset.HelperText mt="0">{t("overrides.hint")}</Fieldset.HelperText>
      <Stack gap="0" mt="1">
        {overrides.map((override, place) => (
          <DateOverrideRow
            key={override.day}
            override={override}
            disabled={disabled}
            isWrong={Boolean(wrong?.[place])}
            onChange={(spans) => field.onChange(overrides.with(place, { ...override, spans }))}
            onRemove={() => field.onChange(overrides.toSpliced(place, 1))}
          />
        ))}
      </Stack>
      {!disabled && (
        <HStack mt="2" wrap="wrap" align="end">
          <Field.Root w="auto">
            <Field.Label>{t("overrides.day")}</Field.Label>
            <Input type="date" w="auto" value={day} onChange={({ target }) => setDay(target.value)} />
          </Field.Root>
          <Field.Root w="auto">
            <Field.Label title={t("overrides.lastHint")}>{t("overrides.last")}</Field.Label>
            <Input type="date" w="auto" min={day} value={last} onChange={({ target }) => setLast(target.value)} />
          </Field.Root>
          <Button variant="outline" disabled={added.length === 0} onClick={add}>
            <Plus aria-hidden />
            {t("overrides.add")}
          </Button>
        </HStack>
      )}
    </Fieldset.Root>
  );
}
