/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { zoneLabel, zoneOption } from "../../../lib/zone/zones";
import { groupSlots } from "../../time/group-slots";
import { ZoneSelect } from "../picker/zone-select";
import { useTimeFormat } from "../shell/clock";
import { useLanguage } from "../shell/language";

type SuggestedTimesProps = {
  times: readonly Slot[];
  zone: string;
  onZone: (zone: string) => void;
  onPick: (slot: Slot) => void;
};

/** The suggested times, grouped by day in the reader's zone. */
export function SuggestedTimes({ times, zone, onZone, onPick }: SuggestedTimesProps) {
  const { locale } = useLanguage();
  const format = useTimeFormat(zone);
  const zoneName = (start: string) => zoneLabel(zoneOption(zone, locale, Date.parse(start)));
  return (
    <div class="suggested">
      <ZoneSelect zone={zone} onZone={onZone} />
      {[...groupSlots(times, zone)].map(([day, ofDay]) => (
        <section key={day} class="suggested-day">
          <h3 class="suggested-title">{format.shortDay(day)}</h3>
          <ul class="suggested-times">
            {ofDay.map((slot) => (
              <li key={`${slot.start} ${slot.end}`}>
                <button
                  type="button"
                  class="slot"
                  aria-label={`${format.timeRange(slot.start, slot.end)}, ${format.fullDate(slot.start)}, ${zoneName(slot.start)}`}
                  onClick={() => onPick(slot)}
                >
                  {format.timeRange(slot.start, slot.end)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
