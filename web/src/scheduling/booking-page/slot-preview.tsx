import { Badge, Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { ZoneLabel } from "../../ui/zone/zone-label";
import { groupSlots } from "../time/group-slots";
import { useTimeFormat } from "../time/use-time-format";
import type { PageInput, PageOutput } from "./page-form-schema";
import { useSlotPreview } from "./use-slot-preview";

const DAYS_SHOWN = 5;

type SlotPreviewProps = { control: Control<PageInput, unknown, PageOutput>; pageId: string };

/** The times that visitors would be offered with the form's current values, in the page's zone. */
export function SlotPreview({ control, pageId }: SlotPreviewProps) {
  const { t } = useTranslation("scheduling");
  const input = useWatch({ control }) as PageInput;
  const { slots: found, error, isStale } = useSlotPreview(input, pageId);
  const format = useTimeFormat(input.timezone);
  const days = [...groupSlots(found ?? [], input.timezone)];
  return (
    <Box
      as="section"
      aria-label={t("preview.title")}
      borderWidth="1px"
      rounded="l3"
      bg="bg.subtle"
      p="4"
      maxH={{ lg: "calc(100dvh - 8rem)" }}
      overflowY="auto"
      tabIndex={0}
    >
      <Heading as="h2" size="sm" fontWeight="semibold">
        {t("preview.title")}
      </Heading>
      <Text color="fg.muted" mb="1">
        {t("preview.description")}
      </Text>
      <Box mb="3">
        <ZoneLabel zone={input.timezone} atMs={found?.[0] ? Date.parse(found[0].start) : Date.now()} />
      </Box>
      <FormError error={error} />
      <Stack gap="3" aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
        {found?.length === 0 && <Text color="fg.muted">{t("preview.none")}</Text>}
        {days.slice(0, DAYS_SHOWN).map(([day, slots]) => (
          <Box key={day}>
            <Flex justify="space-between" mb="1">
              <Text fontWeight="medium">{format.shortDay(day)}</Text>
              <Text color="fg.muted">{t("preview.count", { count: slots.length })}</Text>
            </Flex>
            <Flex gap="1" wrap="wrap">
              {slots.map(({ start }) => (
                <Badge key={start} variant="outline" bg="bg.panel" size="sm" fontVariantNumeric="tabular-nums">
                  {format.time(start)}
                </Badge>
              ))}
            </Flex>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
