/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { slotLabels } from "../../time/slot-labels";
import type { TimeFormat } from "../../time/time-format";
import { zoneLabel, zoneOption } from "../../time/zones";
import { useLanguage } from "../shell/language";

type SlotListProps = { slots: readonly Slot[]; zone: string; format: TimeFormat; onPick: (slot: Slot) => void };

/** The free times of one day; each is read with its date and zone. */
export function SlotList({ slots, zone, format, onPick }: SlotListProps) {
  const { locale } = useLanguage();
  const labels = slotLabels(slots, format);
  const zoneName = zoneLabel(zoneOption(zone, locale, Date.parse(slots[0]?.start ?? "") || Date.now()));
  return (
    <ul class="slots">
      {slots.map((slot, index) => (
        <li key={slot.start}>
          <button
            type="button"
            class="slot"
            aria-label={`${labels[index]}, ${format.fullDate(slot.start)}, ${zoneName}`}
            onClick={() => onPick(slot)}
          >
            {labels[index]}
          </button>
        </li>
      ))}
    </ul>
  );
}
