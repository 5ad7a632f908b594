import { Input, RadioGroup, SimpleGrid, Stack } from "@chakra-ui/react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { shiftDay } from "../time/month-grid";
import { zoneDay } from "../time/zone-day";
import type { SectionProps } from "./section-props";

const FIRST_DAYS = 30;
const KINDS = ["open", "ahead", "range"] as const;

/** How far ahead the page can be booked: without an end, a number of days, or from one day to another. */
export function WindowFields({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field: window } = useController({ control, name: "window" });
  const { field: ahead } = useController({ control, name: "days_ahead" });
  const timezone = useWatch({ control, name: "timezone" });
  const { start, end } = window.value;
  const isOpen = start === null && end === null;
  const kind = !isOpen ? "range" : ahead.value == null ? "open" : "ahead";
  const choose = (next: string | null) => {
    const today = zoneDay(Date.now(), timezone);
    window.onChange(next === "range" ? { start: today, end: shiftDay(today, FIRST_DAYS) } : { start: null, end: null });
    ahead.onChange(next === "ahead" ? FIRST_DAYS : null);
  };
  return (
    <Stack gap="3">
      <FieldFrame label={t("editor.window.label")} disabled={disabled}>
        <RadioGroup.Root size="sm" value={kind} disabled={disabled} onValueChange={({ value }) => choose(value)}>
          <Stack gap="2">
            {KINDS.map((one) => (
              <RadioGroup.Item key={one} value={one}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{t(`editor.window.${one}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
      </FieldFrame>
      {kind === "ahead" && <AheadField control={control} disabled={disabled} />}
      {kind === "range" && <RangeFields control={control} disabled={disabled} />}
    </Stack>
  );
}

/** The number of days. An empty field is an error, since no number would mean no end. */
function AheadField({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "days_ahead" });
  return (
    <FieldFrame
      label={t("editor.window.days")}
      hint={t("editor.window.daysHint")}
      disabled={disabled}
      error={fieldState.error && t("editor.window.daysRule")}
    >
      <Input
        {...field}
        type="number"
        inputMode="numeric"
        min={1}
        max={365}
        disabled={disabled}
        value={Number.isNaN(field.value) ? "" : (field.value ?? "")}
        onChange={({ target }) => field.onChange(target.valueAsNumber)}
      />
    </FieldFrame>
  );
}

/** The first and the last day. */
function RangeFields({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "window" });
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
    <SimpleGrid columns={2} gap="3">
      {day("start")}
      {day("end", fieldState.invalid ? t("editor.window.rule") : undefined)}
    </SimpleGrid>
  );
}
