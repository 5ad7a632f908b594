import { Box, Button, Flex, HStack, IconButton, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ZoneLabel } from "../../ui/zone/zone-label";
import { groupSlots } from "../time/group-slots";
import { shiftDay } from "../time/month-grid";
import { useTimeFormat } from "../time/use-time-format";
import { zoneDay } from "../time/zone-day";
import { useFreeSlots } from "./event-queries";

type WeekSlotsProps = {
  event: ScheduledEventView;
  zone: string;
  chosen: Slot | undefined;
  onChoose: (slot: Slot) => void;
};

/** The free times of seven days, from today or from the week before or after. */
export function WeekSlots({ event, zone, chosen, onChoose }: WeekSlotsProps) {
  const { t } = useTranslation("scheduling");
  const format = useTimeFormat(zone);
  const today = zoneDay(Date.now(), zone);
  const [start, setStart] = useState(today);
  const end = shiftDay(start, 6);
  const slots = useFreeSlots(event, { start, end, timezone: zone });
  const days = [...groupSlots(slots.data ?? [], zone)];
  return (
    <Stack gap="3" role="group" aria-label={t("event.freeTimes")}>
      <HStack justify="space-between">
        <Stack gap="0">
          <Text fontWeight="medium">
            {format.shortDay(start)} – {format.shortDay(end)}
          </Text>
          <ZoneLabel zone={zone} atMs={Date.parse(start)} />
        </Stack>
        <HStack gap="1">
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("event.previousWeek")}
            disabled={start <= today}
            onClick={() => setStart(shiftDay(start, -7))}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("event.nextWeek")}
            onClick={() => setStart(shiftDay(start, 7))}
          >
            <ChevronRight />
          </IconButton>
        </HStack>
      </HStack>
      {slots.isPending && <Skeleton h="24" />}
      {slots.isError && <ErrorState error={slots.error} onRetry={slots.refetch} />}
      {slots.data?.length === 0 && <Text color="fg.muted">{t("event.noTimes")}</Text>}
      <Stack gap="3" maxH="18rem" overflowY="auto" tabIndex={0}>
        {days.map(([day, ofDay]) => (
          <Box key={day}>
            <Text mb="1">{format.shortDay(day)}</Text>
            <Flex gap="1.5" wrap="wrap">
              {ofDay.map((slot) => (
                <Button
                  key={slot.start}
                  size="xs"
                  variant={slot.start === chosen?.start ? "solid" : "outline"}
                  aria-pressed={slot.start === chosen?.start}
                  aria-label={`${format.time(slot.start)}, ${format.fullDate(slot.start)}`}
                  onClick={() => onChoose(slot)}
                >
                  {format.time(slot.start)}
                </Button>
              ))}
            </Flex>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
