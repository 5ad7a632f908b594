/** @jsxImportSource preact */
import type { TimeFormat } from "../../time/time-format";

const WEEK = [0, 1, 2, 3, 4, 5, 6];

type WeekdayNamesProps = { firstWeekday: number; format: TimeFormat };

export function WeekdayNames({ firstWeekday, format }: WeekdayNamesProps) {
  const weekdays = WEEK.map((column) => (column + firstWeekday) % 7);
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" abbr={format.longWeekday(weekday)}>
            {format.weekday(weekday)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
