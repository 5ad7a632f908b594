import { Box, Flex, IconButton, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { MAX_BUFFER_MINUTES, MAX_LENGTH_MINUTES } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../../ui/form/number-field";
import type { SectionProps } from "../section-props";
import { PlaceFields } from "./place-fields";

type PlanCardProps = SectionProps & { index: number; isOnly: boolean; onRemove: () => void };

/** A way to meet: where, how long, and how much time is kept free around it. */
export function PlanCard({ control, disabled, index, isOnly, onRemove }: PlanCardProps) {
  const { t } = useTranslation("scheduling");
  const name = `meeting_plans.${index}` as const;
  const title = t("plan.number", { number: index + 1 });
  const minutes = { control, disabled, unit: t("editor.minutesUnit") };
  const buffer = { ...minutes, min: 0, max: MAX_BUFFER_MINUTES, rule: t("editor.bufferRule") };
  return (
    <Box as="li" aria-label={title} {...(!isOnly && { borderWidth: "1px", rounded: "l2", p: "3" })}>
      {!isOnly && (
        <Flex justify="space-between" align="center" mb="2">
          <Text fontWeight="medium">{title}</Text>
          {!disabled && (
            <IconButton variant="ghost" size="xs" aria-label={t("plan.remove", { title })} onClick={onRemove}>
              <X />
            </IconButton>
          )}
        </Flex>
      )}
      <Stack gap="4">
        <PlaceFields control={control} disabled={disabled} name={name} />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
          <NumberField
            {...minutes}
            name={`${name}.length`}
            label={t("editor.length")}
            rule={t("editor.lengthRule")}
            min={5}
            max={MAX_LENGTH_MINUTES}
            required
          />
          <NumberField {...buffer} name={`${name}.buffer.head`} label={t("editor.bufferHead")} />
          <NumberField {...buffer} name={`${name}.buffer.tail`} label={t("editor.bufferTail")} />
        </SimpleGrid>
      </Stack>
    </Box>
  );
}
