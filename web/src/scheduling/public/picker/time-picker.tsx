/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { useRef } from "preact/hooks";
import { failureText } from "../../../lib/public/failure-text";
import { useAnnounce } from "../../../ui/public/shell/announcer";
import { useTimeFormat } from "../shell/clock";
import { useTexts } from "../shell/language";
import { ClockSwitch } from "./clock-switch";
import { MonthCalendar } from "./month-calendar";
import { SlotList } from "./slot-list";
import type { Picker } from "./use-picker";
import { ZoneSelect } from "./zone-select";

type TimePickerProps = { picker: Picker; zone: string; onZone: (zone: string) => void; onPick: (slot: Slot) => void };

/** A month, the free times of one of its days, and the zone they are shown in. */
export function TimePicker({ picker, zone, onZone, onPick }: TimePickerProps) {
  const texts = useTexts();
  const announce = useAnnounce();
  const format = useTimeFormat(zone);
  const dayTimes = useRef<HTMLElement>(null);
  const { day, days, daySlots, status } = picker;

  const chooseDay = (chosen: string) => {
    picker.chooseDay(chosen);
    announce(`${format.longDay(chosen)}, ${texts.freeTimes(days.get(chosen)?.length ?? 0)}`);
    showBelow(dayTimes.current);
  };

  if (status === "failed")
    return (
      <div class="picker-message" role="alert">
        <p>{failureText(picker.error, texts)}</p>
        <button type="button" class="button" onClick={picker.reload}>
          {texts.retry}
        </button>
      </div>
    );
  return (
    <div class="picker">
      <div class="picker-month">
        <MonthCalendar picker={picker} zone={zone} format={format} onChoose={chooseDay} />
        <ZoneSelect zone={zone} onZone={onZone} />
        <ClockSwitch />
      </div>
      <section ref={dayTimes} class="picker-day" aria-label={texts.pickTime} aria-busy={status === "loading"}>
        {day !== undefined && <h2 class="picker-day-title">{format.shortDay(day)}</h2>}
        {day !== undefined && <SlotList slots={daySlots} zone={zone} format={format} onPick={onPick} />}
        {status === "loading" && <SlotSkeleton />}
        {status === "ready" && day === undefined && (
          <div class="picker-message">
            <p>{texts.noTimesInMonth}</p>
            {picker.canGoOn && (
              <button type="button" class="button" onClick={() => picker.goTo(picker.nextMonth)}>
                {texts.lookAtNextMonth}
              </button>
            )}
          </div>
        )}
      </section>
    </div>
  );
}

/** On a phone a day's times are below the month, out of sight. */
function showBelow(times: HTMLElement | null): void {
  if (!matchMedia("(max-width: 899px)").matches) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  times?.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
}

const SlotSkeleton = () => (
  <div class="slots" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <span key={row} class="skeleton slot-skeleton" />
    ))}
  </div>
);
