import { Input, NativeSelect, SimpleGrid, Stack } from "@chakra-ui/react";
import type { Trigger } from "@dure/domain/email/automation/trigger";
import { useTranslation } from "react-i18next";
import { useListedFields } from "../../../records/filter/listed-fields";
import { useListedLabel } from "../../../records/filter/use-listed-label";
import { FieldFrame } from "../../../ui/form/field-frame";
import { SelectInput } from "../../../ui/form/select-input";
import { QueryFallback } from "../../../ui/lazy/query-fallback";
import { ZoneField } from "../editor/zone-field";

type OfDate = Extract<Trigger, { event: "date_field" }>;

const MAX_DAYS = 365;

/** A date of the record, how many days before or after it, and at which time people enter. */
export function DateTrigger({ trigger, onChange }: { trigger: OfDate; onChange: (trigger: OfDate) => void }) {
  const { t } = useTranslation("email");
  const labelOf = useListedLabel();
  const query = useListedFields("lead-deal-combined", "");
  const fields = query.data;
  if (!fields) return <QueryFallback query={query} rows={2} />;
  const dates = fields.all.filter(({ type }) => type === "date" || type === "date-time");
  const choose = (id: string) => {
    const field = fields.byId.get(id);
    onChange({ ...trigger, field_id: id || null, name: field ? labelOf(field) : "" });
  };
  const isAfter = trigger.days_before < 0;
  const setDays = (text: string) => {
    const days = Number(text);
    if (Number.isInteger(days) && days >= 0 && days <= MAX_DAYS)
      onChange({ ...trigger, days_before: isAfter ? -days : days });
  };
  return (
    <Stack gap="3">
      <FieldFrame label={t("trigger.date_field.field")} required>
        <NativeSelect.Root>
          <NativeSelect.Field value={trigger.field_id ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{t("trigger.date_field.none")}</option>
            {dates.map((field) => (
              <option key={field.identifier} value={field.identifier}>
                {labelOf(field)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <FieldFrame label={t("trigger.date_field.days")} required>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_DAYS}
            value={Math.abs(trigger.days_before)}
            onChange={({ target }) => setDays(target.value)}
          />
        </FieldFrame>
        <SelectInput
          label={t("trigger.date_field.side")}
          value={isAfter ? "after" : "before"}
          options={(["before", "after"] as const).map((value) => ({ value, label: t(`trigger.date_field.${value}`) }))}
          onChange={(side) => {
            const days = Math.abs(trigger.days_before);
            onChange({ ...trigger, days_before: side === "after" ? -Math.max(days, 1) : days });
          }}
        />
        <FieldFrame label={t("delay.time")} required>
          <Input
            type="time"
            value={trigger.time}
            onChange={({ target }) => target.value && onChange({ ...trigger, time: target.value })}
          />
        </FieldFrame>
        <ZoneField value={trigger.timezone} onChange={(timezone) => onChange({ ...trigger, timezone })} />
      </SimpleGrid>
    </Stack>
  );
}
