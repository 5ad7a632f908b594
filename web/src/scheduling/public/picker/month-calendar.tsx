/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { monthGrid } from "../../time/month-grid";
import type { TimeFormat } from "../../time/time-format";
import { weekStart } from "../../time/week-start";
import { zoneDay } from "../../time/zone-day";
import { useTexts } from "../shell/language";
import { DayButton } from "./day-button";
import { MonthHeader } from "./month-header";
import { useDayKeys } from "./use-day-keys";
import type { Picker } from "./use-picker";
import { WeekdayNames } from "./weekday-names";

type MonthCalendarProps = { picker: Picker; zone: string; format: TimeFormat; onChoose: (day: string) => void };

/** A month as a grid of days (WAI-ARIA's date grid): one day is in the tab order, and the keys move between days. */
export function MonthCalendar({ picker, zone, format, onChoose }: MonthCalendarProps) {
  const texts = useTexts();
  const { month, day, days, status } = picker;
  const [firstWeekday] = useState(() => weekStart());
  const today = zoneDay(Date.now(), zone);
  const { grid, tabStop, reach, move } = useDayKeys(picker, today, firstWeekday);
  const choose = (chosen: string) => {
    reach(chosen);
    onChoose(chosen);
  };
  const cell = (date: string) => (
    <DayButton
      key={date}
      day={date}
      name={`${format.longDay(date)}${date === today ? `, ${texts.today}` : ""}`}
      count={status === "ready" ? (days.get(date)?.length ?? 0) : undefined}
      isToday={date === today}
      isChosen={date === day}
      isTabStop={date === tabStop}
      onChoose={() => choose(date)}
    />
  );

  return (
    <>
      <MonthHeader picker={picker} format={format} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's date grid is made of a table */}
      <table ref={grid} role="grid" class="month" aria-label={format.month(month)} aria-busy={status === "loading"}>
        <WeekdayNames firstWeekday={firstWeekday} format={format} />
        <tbody onKeyDown={move}>
          {monthGrid(month, firstWeekday).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, column) => (date === null ? <td key={`empty-${column}`} /> : cell(date)))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
