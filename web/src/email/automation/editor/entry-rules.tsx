import { Checkbox, Input, Stack, Text } from "@chakra-ui/react";
import type { AutomationBody, ReEntry } from "@dure/domain/email/automation/automation";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { SelectInput } from "../../../ui/form/select-input";
import type { ChangeDraft } from "./use-automation-draft";

const RULES = ["never", "after_days", "every_event"] as const;
const DEFAULT_DAYS = 30;

/** Who may enter again, and what lets people leave. */
export function EntryRules({ draft, onChange }: { draft: AutomationBody; onChange: ChangeDraft }) {
  const { t } = useTranslation("email");
  const { re_entry, stops_on_booking } = draft;
  const set = (next: ReEntry) => onChange((before) => ({ ...before, re_entry: next }));
  const setDays = (days: number) => {
    if (Number.isInteger(days) && days >= 1 && days <= 365) set({ rule: "after_days", days });
  };
  return (
    <Stack as="section" aria-labelledby="automation-entry" gap="3" p="3" borderWidth="1px" rounded="l3" bg="bg.panel">
      <Text id="automation-entry" fontWeight="medium">
        {t("entry.title")}
      </Text>
      <SelectInput
        label={t("entry.reEntry")}
        value={re_entry.rule}
        options={RULES.map((value) => ({ value, label: t(`entry.${value}`) }))}
        onChange={(rule) => set(rule === "after_days" ? { rule, days: DEFAULT_DAYS } : { rule })}
      />
      {re_entry.rule === "after_days" && (
        <FieldFrame label={t("entry.days")} required>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={365}
            value={re_entry.days}
            onChange={({ target }) => setDays(Number(target.value))}
          />
        </FieldFrame>
      )}
      <Checkbox.Root
        size="sm"
        checked={stops_on_booking}
        onCheckedChange={({ checked }) => onChange((before) => ({ ...before, stops_on_booking: checked === true }))}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t("entry.stopsOnBooking")}</Checkbox.Label>
      </Checkbox.Root>
      <Text textStyle="sm" color="fg.muted">
        {t("entry.always")}
      </Text>
    </Stack>
  );
}
