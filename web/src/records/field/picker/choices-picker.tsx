import { Combobox, createListCollection } from "@chakra-ui/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "./choice";
import { PickerItem } from "./picker-item";

type ChoicesPickerProps = {
  value: readonly string[];
  /** The choices that match the typed text; the caller searches. */
  choices: readonly Choice[];
  search: string;
  label: string;
  placeholder: string;
  noMatch: string;
  onSearch: (text: string) => void;
  onChange: (value: string[]) => void;
};

/** A picker of several choices, found by typing. The list stays open until it loses the focus. */
export function ChoicesPicker(props: ChoicesPickerProps) {
  const { value, choices, search, label, placeholder, noMatch, onSearch, onChange } = props;
  const { t } = useTranslation("records");
  const collection = useMemo(() => createListCollection<Choice>({ items: [...choices] }), [choices]);
  // Chosen items that don't match the text are not listed, and stay chosen.
  const listed = new Set(choices.map((choice) => choice.value));
  const change = (picked: string[]) => {
    const hidden = value.filter((one) => !listed.has(one));
    const kept = value.filter((one) => picked.includes(one) || hidden.includes(one));
    onChange([...kept, ...picked.filter((one) => !kept.includes(one))]);
  };
  return (
    <Combobox.Root
      multiple
      collection={collection}
      size="sm"
      value={[...value]}
      inputValue={search}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      closeOnSelect={false}
      openOnClick
      positioning={{ strategy: "fixed", sameWidth: true, hideWhenDetached: true }}
      onInputValueChange={({ inputValue, reason }) => reason === "input-change" && onSearch(inputValue)}
      onValueChange={(next) => change(next.value)}
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
        />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label={t("reference.open")} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          <Combobox.Empty color="fg.muted">{noMatch}</Combobox.Empty>
          {collection.items.map((choice) => (
            <PickerItem key={choice.value} choice={choice} isNew={false} />
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
