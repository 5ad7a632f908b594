import { RadioGroup, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";

type SameOrOwnProps = {
  topic: "hours" | "places";
  isOwn: boolean;
  disabled: boolean;
  /** The error of the attendee's own setting. */
  error?: string | undefined;
  onChange: (own: boolean) => void;
};

/** Whether an attendee follows the page's setting or has their own. */
export function SameOrOwn({ topic, isOwn, disabled, error, onChange }: SameOrOwnProps) {
  const { t } = useTranslation("scheduling");
  return (
    <FieldFrame label={t(`attendee.${topic}.label`)} disabled={disabled} error={error}>
      <RadioGroup.Root
        size="sm"
        value={isOwn ? "own" : "same"}
        disabled={disabled}
        onValueChange={({ value }) => onChange(value === "own")}
      >
        <Stack direction={{ base: "column", sm: "row" }} columnGap="5" rowGap="2">
          {(["same", "own"] as const).map((one) => (
            <RadioGroup.Item key={one} value={one}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{t(`attendee.${topic}.${one}`)}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </FieldFrame>
  );
}
