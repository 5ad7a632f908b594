import { Box, Heading, Stack } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTimeFormat } from "../time/use-time-format";
import { EventRow } from "./event-row";
import { byDay, type EventTab } from "./event-rules";
import { useOwnZone } from "./use-own-zone";

type EventListProps = {
  when: EventTab;
  events: readonly ScheduledEventView[];
  now: string;
  onOpen: (id: string) => void;
};

/** Meetings grouped by day. */
export function EventList({ when, events, now, onOpen }: EventListProps) {
  const zone = useOwnZone();
  const format = useTimeFormat(zone);
  return (
    <Stack gap="5">
      {byDay(events, zone, when === "upcoming" ? "soonest" : "latest").map(([day, ofDay]) => (
        <Box as="section" key={day}>
          <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="2">
            {format.longDay(day)}
          </Heading>
          <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" rounded="l3" bg="bg.panel" overflow="hidden">
            {ofDay.map((event) => (
              <EventRow key={event.id} event={event} format={format} now={now} onOpen={() => onOpen(event.id)} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
