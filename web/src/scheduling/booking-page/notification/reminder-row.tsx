import { Flex, IconButton, Input, NativeSelect, Text } from "@chakra-ui/react";
import { type FormField, withRequiredPhone } from "@dure/domain/scheduling/booking-page/booking-form";
import { X } from "lucide-react";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SectionProps } from "../section-props";
import { A_DAY_BEFORE } from "./a-day-before";

type ReminderRowProps = SectionProps & { index: number; onRemove: () => void };

/** By what people are reminded, and how long before. Kakao needs a phone number, which the form then asks for. */
export function ReminderRow({ control, disabled, index, onRemove }: ReminderRowProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: `reminders.${index}` });
  const form = useFieldArray({ control, name: "form", keyName: "key" });
  const questions = useWatch({ control, name: "form" }) as FormField[];
  const { type, send_at } = field.value ?? A_DAY_BEFORE;
  const title = t("reminder.number", { number: index + 1 });

  const chooseType = (chosen: string) => {
    field.onChange({ type: chosen, send_at });
    if (chosen === "kakao") form.replace(withRequiredPhone(questions, t("question.standard.phone")));
  };
  const select = (
    name: "medium" | "unit",
    options: readonly { value: string; label: string }[],
    value: string,
    onChange: (value: string) => void,
  ) => (
    <NativeSelect.Root w="auto" disabled={disabled}>
      <NativeSelect.Field
        aria-label={`${title} ${t(`reminder.${name}`)}`}
        value={value}
        onBlur={field.onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
  const units = (["m", "h", "d"] as const).map((value) => ({ value, label: t(`reminder.before.${value}`) }));
  const media = (["email", "kakao"] as const).map((value) => ({ value, label: t(`reminder.type.${value}`) }));
  return (
    <Flex as="li" gap="2" align="center" wrap="wrap">
      {select("medium", media, type, chooseType)}
      <Input
        ref={field.ref}
        type="number"
        inputMode="numeric"
        w="20"
        min={1}
        max={365}
        disabled={disabled}
        aria-label={`${title} ${t("reminder.value")}`}
        aria-invalid={fieldState.invalid || undefined}
        value={Number.isFinite(send_at.value) ? send_at.value : ""}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange({ type, send_at: { ...send_at, value: target.valueAsNumber } })}
      />
      {select("unit", units, send_at.digit, (digit) => field.onChange({ type, send_at: { ...send_at, digit } }))}
      {!disabled && (
        <IconButton variant="ghost" size="xs" aria-label={t("reminder.remove", { title })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
      {fieldState.invalid && (
        <Text role="alert" color="fg.error" textStyle="xs" w="full">
          {t("reminder.rule")}
        </Text>
      )}
      {type === "kakao" && (
        <Text color="fg.muted" textStyle="xs" w="full">
          {t("reminder.kakaoHint")}
        </Text>
      )}
    </Flex>
  );
}
