import { Box, Button, Heading, Stack } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event";
import { CalendarCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { useTimeFormat } from "../time/use-time-format";
import { EventDialogs } from "./event-dialogs";
import { EventRow } from "./event-row";
import { byDay } from "./event-rules";
import { useOwnZone } from "./use-own-zone";

type EventListProps = { when: "upcoming" | "past"; events: readonly ScheduledEventView[]; now: string };

/** Meetings under the days they fall on. */
export function EventList({ when, events, now }: EventListProps) {
  const { t } = useTranslation("scheduling");
  const zone = useOwnZone();
  const format = useTimeFormat(zone);
  const [openId, setOpenId] = useState<string>();
  if (events.length === 0)
    return (
      <EmptyState
        icon={CalendarCheck}
        title={t(`schedule.empty.${when}`)}
        description={when === "upcoming" && t("schedule.empty.description")}
        action={
          when === "upcoming" && (
            <Button asChild mt="2" variant="outline">
              <Link to="/booking-pages">{t("schedule.toPages")}</Link>
            </Button>
          )
        }
      />
    );
  return (
    <Stack gap="5">
      {byDay(events, zone, when === "upcoming" ? "soonest" : "latest").map(([day, ofDay]) => (
        <Box as="section" key={day}>
          <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="2">
            {format.longDay(day)}
          </Heading>
          <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" rounded="l3" bg="bg.panel" overflow="hidden">
            {ofDay.map((event) => (
              <EventRow key={event.id} event={event} format={format} onOpen={() => setOpenId(event.id)} />
            ))}
          </Stack>
        </Box>
      ))}
      <EventDialogs event={events.find(({ id }) => id === openId)} now={now} onClose={() => setOpenId(undefined)} />
    </Stack>
  );
}
