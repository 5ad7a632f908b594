import { Checkbox, Input, SimpleGrid, Stack } from "@chakra-ui/react";
import type { Step } from "@dure/domain/email/automation/step";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { SelectInput } from "../../../ui/form/select-input";
import { ZoneField } from "./zone-field";

type Delay = Extract<Step, { type: "delay" }>;
type DelayFieldsProps = { step: Delay; onChange: (step: Delay) => void };

/** A whole number within bounds; null for anything else. */
const wholeNumber = (text: string, max: number): number | null => {
  const number = Number(text);
  return text.trim() !== "" && Number.isInteger(number) && number >= 0 && number <= max ? number : null;
};

/** How long a step waits: until a clock time some days later, or for days and hours. */
export function DelayFields({ step, onChange }: DelayFieldsProps) {
  const { t } = useTranslation("email");
  const mode = step.hours > 0 ? "byHours" : "byTime";
  return (
    <Stack gap="3">
      <SelectInput
        label={t("delay.mode")}
        value={mode}
        options={(["byTime", "byHours"] as const).map((value) => ({ value, label: t(`delay.${value}`) }))}
        onChange={(chosen) => onChange({ ...step, hours: chosen === "byHours" ? Math.max(step.hours, 1) : 0 })}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <FieldFrame label={t("delay.days")} required>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={365}
            value={step.days ?? ""}
            onChange={({ target }) => onChange({ ...step, days: wholeNumber(target.value, 365) })}
          />
        </FieldFrame>
        {mode === "byHours" ? (
          <FieldFrame label={t("delay.hours")} required>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={23}
              value={step.hours}
              onChange={({ target }) => onChange({ ...step, hours: wholeNumber(target.value, 23) || 1 })}
            />
          </FieldFrame>
        ) : (
          <FieldFrame label={t("delay.time")} required>
            <Input
              type="time"
              value={step.time ?? ""}
              onChange={({ target }) => onChange({ ...step, time: target.value || null })}
            />
          </FieldFrame>
        )}
      </SimpleGrid>
      <ZoneField value={step.timezone} onChange={(timezone) => onChange({ ...step, timezone })} />
      <Checkbox.Root
        size="sm"
        checked={step.business_hours}
        onCheckedChange={({ checked }) => onChange({ ...step, business_hours: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t("delay.businessHours")}</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  );
}
