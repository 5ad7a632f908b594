import { type KeyboardEvent, useState } from "react";
import { nextOption } from "./next-option";

/** The option that Enter chooses: the first one, until arrow keys move on. Moving scrolls it into view. */
export function useMarkedOption<Option extends { id: string }>(
  options: readonly Option[],
  elementId: (optionId: string) => string,
  onChoose: (option: Option) => void,
) {
  const [marked, mark] = useState<string>();
  const active = options.find(({ id }) => id === marked) ?? options[0];

  const onKeyDown = (event: KeyboardEvent) => {
    // While a Hangul syllable is being composed, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const ids = options.map(({ id }) => id);
    const next = nextOption(event.key, ids, active?.id);
    if (next) {
      event.preventDefault();
      mark(next);
      document.getElementById(elementId(next))?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter" && active) {
      event.preventDefault();
      onChoose(active);
    }
  };
  return { activeId: active?.id, onKeyDown, reset: () => mark(undefined) };
}
