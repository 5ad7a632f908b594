import { Input, SimpleGrid } from "@chakra-ui/react";
import type { Trigger } from "@dure/domain/notifications/setting/setting";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { SelectInput } from "../../ui/form/select-input";
import { TextInput } from "../../ui/form/text-input";

type CountFieldsProps = { trigger: Trigger; onChange: (trigger: Trigger) => void };

const DIGITS = /^\d{1,4}$/;
const MAX_DAYS = 3650;

/** The number of days before or after the date, and the time. */
export function CountFields({ trigger, onChange }: CountFieldsProps) {
  const { t } = useTranslation("notifications");
  const { count_type, count_value, send_at } = trigger;
  const [typed, setTyped] = useState(String(count_value));
  const isNumber = DIGITS.test(typed) && Number(typed) <= MAX_DAYS;
  const setDays = (text: string) => {
    setTyped(text);
    if (DIGITS.test(text) && Number(text) <= MAX_DAYS) onChange({ ...trigger, count_value: Number(text) });
  };
  const setCountType = (next: Trigger["count_type"]) => {
    const days = next === "d_day" ? 0 : Math.max(count_value, 1);
    setTyped(String(days));
    onChange({ ...trigger, count_type: next, count_value: days });
  };
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <SelectInput
        label={t("field.when")}
        value={count_type}
        options={[
          { value: "d_day", label: t("field.dDay") },
          { value: "days", label: t("field.days") },
        ]}
        onChange={setCountType}
      />
      {count_type === "days" && (
        <TextInput
          label={t("field.count")}
          inputMode="numeric"
          required
          error={isNumber ? undefined : t("field.onlyNumbers")}
          value={typed}
          onChange={setDays}
        />
      )}
      <FieldFrame label={t("field.sendAt")} hint={t("field.sendAtHint")} required>
        <Input
          type="time"
          value={send_at}
          onChange={({ target }) => target.value && onChange({ ...trigger, send_at: target.value })}
        />
      </FieldFrame>
    </SimpleGrid>
  );
}
