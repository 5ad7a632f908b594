/** @jsxImportSource preact */

import { useAnnounce } from "../../../ui/public/shell/announcer";
import { Icon } from "../../../ui/public/shell/icon";
import type { TimeFormat } from "../../time/time-format";
import { useTexts } from "../shell/language";
import type { Picker } from "./use-picker";

type MonthHeaderProps = { picker: Picker; format: TimeFormat };

/** The month's name between the ways to its neighbours. */
export function MonthHeader({ picker, format }: MonthHeaderProps) {
  const texts = useTexts();
  const announce = useAnnounce();
  const goTo = (month: string) => {
    picker.goTo(month);
    announce(format.month(month));
  };
  return (
    <div class="month-header">
      <h2>{format.month(picker.month)}</h2>
      <button
        type="button"
        class="icon-button"
        aria-label={texts.previousMonth}
        disabled={!picker.canGoBack}
        onClick={() => goTo(picker.previousMonth)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={texts.nextMonth}
        disabled={!picker.canGoOn}
        onClick={() => goTo(picker.nextMonth)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
