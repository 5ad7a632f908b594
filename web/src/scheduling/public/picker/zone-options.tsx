/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import type { ZoneOption } from "../../../lib/zone/zones";
import type { PublicTexts } from "../texts/ko";

type ZoneOptionsProps = {
  id: string;
  options: readonly ZoneOption[];
  active: number;
  current: string;
  onChoose: (zone: string) => void;
  texts: PublicTexts;
};

/** The list below the search; the focus stays in the search. */
export function ZoneOptions({ id, options, active, current, onChoose, texts }: ZoneOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = active >= 0 ? active : options.findIndex((option) => option.id === current);

  // On a phone the list opens below the field, often out of view.
  useEffect(() => list.current?.scrollIntoView({ block: "nearest" }), []);

  useEffect(() => {
    const option = list.current?.children[shown];
    if (!(option instanceof HTMLElement) || !list.current) return;
    const { offsetTop, offsetHeight } = option;
    const { scrollTop, clientHeight } = list.current;
    const isVisible = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isVisible) list.current.scrollTop = offsetTop - clientHeight / 2;
  }, [shown]);

  return (
    <div ref={list} id={`${id}-list`} class="zone-list" role="listbox" aria-label={texts.timeZone} tabIndex={-1}>
      {options.length === 0 && <p class="zone-none">{texts.noZone}</p>}
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          class="zone-option"
          aria-selected={option.id === current}
          data-active={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.id)}
        >
          <span>{option.name}</span>
          <span class="zone-city">
            {option.city} {option.offset}
          </span>
        </div>
      ))}
    </div>
  );
}
