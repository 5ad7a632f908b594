/** @jsxImportSource preact */
import { useTexts } from "../shell/language";

type DayButtonProps = {
  day: string;
  /** The whole date, as it is read aloud. */
  name: string;
  /** Free times on this day; undefined while they are not known. */
  count: number | undefined;
  isToday: boolean;
  isChosen: boolean;
  isTabStop: boolean;
  onChoose: () => void;
};

/** A day of the grid. One without free times can be reached and read, but not chosen. */
export function DayButton({ day, name, count, isToday, isChosen, isTabStop, onChoose }: DayButtonProps) {
  const texts = useTexts();
  const isFree = count !== undefined && count > 0;
  const label = count === undefined ? `${name}, ${texts.loading}` : `${name}, ${texts.freeTimes(count)}`;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's date grid is made of a table
    <td role="gridcell" aria-selected={isChosen}>
      <button
        type="button"
        class="day"
        data-day={day}
        data-free={isFree}
        aria-disabled={!isFree}
        aria-current={isToday ? "date" : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => isFree && onChoose()}
      >
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span class="visually-hidden">{label}</span>
      </button>
    </td>
  );
}
