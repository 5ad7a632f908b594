import { Combobox } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "./choice";
import { PickerItem } from "./picker-item";
import { CREATE, usePickerItems } from "./use-picker-items";

type PickerProps = {
  value: Choice | null;
  /** The choices that match the typed text; the caller searches. */
  choices: readonly Choice[];
  label: string;
  placeholder: string;
  noMatch: string;
  /** Opens at once and takes the focus, for editing in place. */
  instant?: boolean;
  /** Offers to make something new of the typed text. */
  onCreate?: ((text: string) => void) | undefined;
  onSearch: (text: string) => void;
  onPick: (choice: Choice | null) => void;
  onOpen?: () => void;
  onClose?: () => void;
  invalid?: boolean;
};

/**
 * A picker of one choice, found by typing. It is rendered inside its dialog, so that a screen reader there can reach
 * it.
 */
export function Picker(props: PickerProps) {
  const { value, choices, label, placeholder, instant = false, onCreate, onSearch, onPick, onClose } = props;
  const { t } = useTranslation("records");
  const [text, setText] = useState(value?.label ?? "");
  // A choice made elsewhere, in a form for a new record, may have another name than the typed text.
  const [named, setNamed] = useState(value?.label);
  if (value?.label !== named) {
    setNamed(value?.label);
    if (value) setText(value.label);
  }
  const typed = text.trim();
  const collection = usePickerItems({ value, choices, typed, canCreate: onCreate !== undefined });

  const creating = useRef(false);
  const pick = (picked: Choice | undefined) => {
    creating.current = picked?.value === CREATE || picked?.isNew === true;
    if (picked?.value === CREATE) onCreate?.(typed);
    else onPick(picked ?? null);
  };
  const change = (next: string, reason: string | undefined) => {
    if (reason === "input-change" || reason === "clear-trigger") {
      setText(next);
      onSearch(next.trim());
    } else if (!creating.current) setText(next || (value?.label ?? ""));
  };

  return (
    <Combobox.Root
      collection={collection}
      size="sm"
      {...(instant && { "data-editing": "" })}
      value={value ? [value.value] : []}
      inputValue={text}
      inputBehavior="autohighlight"
      openOnClick
      {...(instant && { defaultOpen: true, autoFocus: true })}
      invalid={props.invalid ?? false}
      positioning={{ strategy: "fixed", sameWidth: true, hideWhenDetached: true }}
      onInputValueChange={({ inputValue, reason }) => change(inputValue, reason)}
      onValueChange={({ items: [picked] }) => pick(picked)}
      // The list closes before its choice is reported. Choosing the current value again reports none, so it ends here.
      onSelect={({ itemValue }) => itemValue === value?.value && onClose?.()}
      onOpenChange={({ open, reason }) => (open ? props.onOpen?.() : reason !== "item-select" && onClose?.())}
    >
      <Combobox.Control>
        <Combobox.Input
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          h={{ base: "10", md: "8" }}
          fontSize={{ base: "md", md: "sm" }}
          bg="bg.panel"
          borderColor="border.emphasized"
          onFocus={({ target }) => target.select()}
        />
        <Combobox.IndicatorGroup>
          <Combobox.ClearTrigger aria-label={t("reference.clear")} />
          <Combobox.Trigger aria-label={t("reference.open")} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          <Combobox.Empty color="fg.muted">{props.noMatch}</Combobox.Empty>
          {collection.items.map((choice) => (
            <PickerItem key={choice.value} choice={choice} isNew={choice.value === CREATE} />
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
