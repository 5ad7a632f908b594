/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { zoneLabel, zoneOption } from "../../../lib/zone/zones";
import { Icon } from "../../../ui/public/shell/icon";
import { useTimeFormat } from "../shell/clock";
import { useLanguage } from "../shell/language";

type ChosenTimeProps = { slot: Slot; zone: string };

/** A meeting's day and time in a zone, over three lines. */
export function ChosenTime({ slot: { start, end }, zone }: ChosenTimeProps) {
  const { locale } = useLanguage();
  const format = useTimeFormat(zone);
  return (
    <p class="chosen-time">
      <Icon name="calendar" />
      <span>
        <strong>{format.fullDate(start)}</strong>
        <br />
        {format.timeRange(start, end)}
        <br />
        <span class="muted">{zoneLabel(zoneOption(zone, locale, Date.parse(start)))}</span>
      </span>
    </p>
  );
}
