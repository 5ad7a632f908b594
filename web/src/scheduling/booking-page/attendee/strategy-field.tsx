import { RadioGroup, Stack, Text } from "@chakra-ui/react";
import { STRATEGIES } from "@dure/domain/scheduling/booking-page";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { SectionProps } from "../section-props";

/** Whether a meeting takes all attendees, or the one whose turn it is. */
export function StrategyField({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "strategy" });
  return (
    <FieldFrame label={t("strategy.label")} disabled={disabled}>
      <RadioGroup.Root
        size="sm"
        value={field.value ?? null}
        disabled={disabled}
        onValueChange={({ value }) => field.onChange(value)}
      >
        <Stack gap="2">
          {STRATEGIES.map((strategy) => (
            <RadioGroup.Item key={strategy} value={strategy} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
              <RadioGroup.ItemIndicator mt="0.5" />
              <RadioGroup.ItemText>
                {t(`strategy.${strategy}`)}
                <Text as="span" display="block" color="fg.muted" fontWeight="normal">
                  {t(`strategy.hint.${strategy}`)}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </FieldFrame>
  );
}
