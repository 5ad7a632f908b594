/** @jsxImportSource preact */
import { useClock } from "../shell/clock";
import { useTexts } from "../shell/language";

/** Switches between the 12-hour and the 24-hour clock. */
export function ClockSwitch() {
  const texts = useTexts();
  const { cycle, setCycle } = useClock();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row in all browsers
    <div class="clock-switch" role="group" aria-label={texts.clock}>
      <button type="button" aria-pressed={cycle === "h12"} onClick={() => setCycle("h12")}>
        {texts.clock12}
      </button>
      <button type="button" aria-pressed={cycle === "h23"} onClick={() => setCycle("h23")}>
        {texts.clock24}
      </button>
    </div>
  );
}
