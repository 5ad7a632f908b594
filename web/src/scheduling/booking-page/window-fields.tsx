import { Input, RadioGroup, SimpleGrid, Stack } from "@chakra-ui/react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { shiftDay } from "../time/month-grid";
import { zoneDay } from "../time/zone-day";
import type { SectionProps } from "./section-props";

const FIRST_DAYS = 30;

/** For how long the page can be booked: from one day to another, or without an end. */
export function WindowFields({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "window" });
  const timezone = useWatch({ control, name: "timezone" });
  const { start, end } = field.value;
  const isOpen = start === null && end === null;
  const choose = (kind: string | null) => {
    const today = zoneDay(Date.now(), timezone);
    field.onChange(kind === "range" ? { start: today, end: shiftDay(today, FIRST_DAYS) } : { start: null, end: null });
  };
  const day = (part: "start" | "end", error?: string) => (
    <FieldFrame label={t(`editor.window.${part}`)} disabled={disabled} error={error}>
      <Input
        type="date"
        disabled={disabled}
        value={field.value[part] ?? ""}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange({ ...field.value, [part]: target.value || null })}
      />
    </FieldFrame>
  );
  return (
    <Stack gap="3">
      <FieldFrame label={t("editor.window.label")} disabled={disabled}>
        <RadioGroup.Root
          size="sm"
          value={isOpen ? "open" : "range"}
          disabled={disabled}
          onValueChange={({ value }) => choose(value)}
        >
          <Stack gap="2">
            {(["open", "range"] as const).map((kind) => (
              <RadioGroup.Item key={kind} value={kind}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{t(`editor.window.${kind}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
      </FieldFrame>
      {!isOpen && (
        <SimpleGrid columns={2} gap="3">
          {day("start")}
          {day("end", fieldState.invalid ? t("editor.window.rule") : undefined)}
        </SimpleGrid>
      )}
    </Stack>
  );
}
