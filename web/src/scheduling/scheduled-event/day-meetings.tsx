import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { api } from "../../lib/api";
import { useNow } from "../../lib/use-now";
import { DayRow } from "../../ui/day/day-row";
import { DaySection } from "../../ui/day/day-section";
import { useTimeFormat } from "../time/use-time-format";
import { zoneDay } from "../time/zone-day";
import { isPast, rangeOf } from "./event-rules";
import { useOwnZone } from "./use-own-zone";

const ASKED = 30;
const SHOWN = 6;

/** The member's meetings of today that are not over; if there are none, the next meeting. */
export function DayMeetings() {
  const { t } = useTranslation("scheduling");
  const { user_id } = useProfile();
  const now = useNow();
  const zone = useOwnZone();
  const format = useTimeFormat(zone);
  const query = { ...rangeOf("upcoming", now), host_id: user_id, page_count: ASKED };
  const events = useQuery(api.scheduling.listScheduledEvents.queryOptions({ input: { query } }));
  const coming = (events.data?.data ?? []).filter((event) => !event.cancellation && !isPast(event, now));
  const today = coming.filter(({ date_range }) => zoneDay(date_range.start, zone) <= zoneDay(now, zone));
  const isToday = today.length > 0 || coming.length === 0;
  const shown = isToday ? today.slice(0, SHOWN) : coming.slice(0, 1);
  return (
    <DaySection
      title={t(isToday ? "day.meetings" : "day.nextMeeting")}
      all={{ to: "/schedule", label: t("day.all") }}
      query={events}
      empty={shown.length === 0 ? t("day.noMeetings") : null}
    >
      {shown.map(({ id, title, invitees, date_range: { start, end } }) => (
        <DayRow
          key={id}
          to={`/schedule?event=${id}`}
          title={title}
          detail={invitees[0]?.name ?? ""}
          aside={
            isToday ? format.timeRange(start, end) : `${format.shortDay(zoneDay(start, zone))} ${format.time(start)}`
          }
        />
      ))}
    </DaySection>
  );
}
