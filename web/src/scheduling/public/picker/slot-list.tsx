/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { zoneLabel, zoneOption } from "../../../lib/zone/zones";
import type { TimeFormat } from "../../time/time-format";
import { useLanguage } from "../shell/language";

type SlotListProps = { slots: readonly Slot[]; zone: string; format: TimeFormat; onPick: (slot: Slot) => void };

/** The free times of one day; each is read with its date and zone. */
export function SlotList({ slots, zone, format, onPick }: SlotListProps) {
  const { locale } = useLanguage();
  const zoneName = zoneLabel(zoneOption(zone, locale, Date.parse(slots[0]?.start ?? "") || Date.now()));
  return (
    <ul class="slots">
      {slots.map((slot) => (
        <li key={slot.start}>
          <button
            type="button"
            class="slot"
            aria-label={`${format.time(slot.start)}, ${format.fullDate(slot.start)}, ${zoneName}`}
            onClick={() => onPick(slot)}
          >
            {format.time(slot.start)}
          </button>
        </li>
      ))}
    </ul>
  );
}
