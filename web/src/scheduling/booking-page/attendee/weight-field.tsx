import { HStack, NativeSelect, Text } from "@chakra-ui/react";
import { MAX_WEIGHT } from "@dure/domain/scheduling/booking-page/round-robin";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SectionProps } from "../section-props";

const WEIGHTS = Array.from({ length: MAX_WEIGHT }, (_, place) => place + 1);

/** An organizer's weight: the number of meetings they take for each one of a colleague with weight 1. */
export function WeightField({ control, disabled, index, person }: SectionProps & { index: number; person: string }) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: `organizers.${index}.weight` });
  return (
    <HStack gap="1.5">
      <Text color="fg.muted" hideBelow="sm" aria-hidden>
        {t("attendee.weight")}
      </Text>
      <NativeSelect.Root w="16" disabled={disabled}>
        <NativeSelect.Field
          ref={field.ref}
          aria-label={t("attendee.weightOf", { name: person })}
          value={field.value ?? 1}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(Number(target.value))}
        >
          {WEIGHTS.map((weight) => (
            <option key={weight} value={weight}>
              {weight}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
