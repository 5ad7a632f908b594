/** @jsxImportSource preact */
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { searchZones, zoneLabel, zoneOption, zoneOptions } from "../../../lib/zone/zones";
import { Icon } from "../../../ui/public/shell/icon";
import { useLanguage } from "../shell/language";
import { ZoneOptions } from "./zone-options";

type ZoneSelectProps = { zone: string; onZone: (zone: string) => void };

/** A time zone out of all, found by typing (WAI-ARIA's editable combobox with a list). */
export function ZoneSelect({ zone, onZone }: ZoneSelectProps) {
  const { locale, texts } = useLanguage();
  const [now] = useState(() => Date.now());
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOpen = search !== undefined;
  const all = useMemo(() => (isOpen ? zoneOptions(locale, now, zone) : []), [isOpen, locale, now, zone]);
  const found = useMemo(() => searchZones(all, search ?? ""), [all, search]);
  const current = zoneLabel(zoneOption(zone, locale, now));

  const open = () => {
    if (isOpen) return;
    setSearch("");
    setActive(-1);
  };
  const close = () => setSearch(undefined);
  const choose = (chosen: string | undefined) => {
    if (chosen !== undefined) onZone(chosen);
    close();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, found.length - 1)) : open()),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => (isOpen ? choose(found[active]?.id) : open()),
    Escape: close,
  };
  const press = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div class="zone">
      <label for={id}>
        <Icon name="globe" />
        <span class="visually-hidden">{texts.timeZone}</span>
      </label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autocomplete="off"
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
        placeholder={isOpen ? current : undefined}
        value={search ?? current}
        onClick={open}
        onInput={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {isOpen && <ZoneOptions id={id} options={found} active={active} current={zone} onChoose={choose} texts={texts} />}
    </div>
  );
}
