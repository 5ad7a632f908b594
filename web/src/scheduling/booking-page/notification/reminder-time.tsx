import { Flex, Input, Text } from "@chakra-ui/react";
import { type Notification, SendAt } from "@dure/domain/scheduling/notification/notification";
import { useTranslation } from "react-i18next";
import { LabelledSelect } from "./labelled-select";

type ReminderTimeProps = {
  title: string;
  value: NonNullable<Notification["send_at"]>;
  disabled: boolean;
  invalid: boolean;
  onChange: (value: NonNullable<Notification["send_at"]>) => void;
};

/** How long before the meeting. */
export function ReminderTime({ title, value, disabled, invalid, onChange }: ReminderTimeProps) {
  const { t } = useTranslation("scheduling");
  const isWrong = invalid && !SendAt.safeParse(value).success;
  const units = (["m", "h", "d"] as const).map((unit) => ({ value: unit, label: t(`reminder.before.${unit}`) }));
  return (
    <>
      <Flex gap="2">
        <Input
          type="number"
          inputMode="numeric"
          w="20"
          min={1}
          max={365}
          disabled={disabled}
          aria-label={t("notification.valueOf", { title })}
          aria-invalid={isWrong || undefined}
          value={Number.isFinite(value.value) ? value.value : ""}
          onChange={({ target }) => onChange({ ...value, value: target.valueAsNumber })}
        />
        <LabelledSelect
          label={t("notification.unitOf", { title })}
          value={value.digit}
          options={units}
          disabled={disabled}
          onChange={(digit) => onChange({ ...value, digit })}
        />
      </Flex>
      {isWrong && (
        <Text role="alert" color="fg.error" textStyle="xs" w="full">
          {t("reminder.rule")}
        </Text>
      )}
    </>
  );
}
