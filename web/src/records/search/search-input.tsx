import { Input } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

type SearchInputProps = {
  value: string;
  /** The element id of the results; undefined without results. */
  listId: string | undefined;
  activeId: string | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function SearchInput({ value, listId, activeId, onChange, onKeyDown }: SearchInputProps) {
  const { t } = useTranslation("records");
  return (
    <Input
      role="combobox"
      aria-label={t("search.label")}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      placeholder={t("search.placeholder")}
      autoComplete="off"
      autoFocus
      maxLength={200}
      variant="flushed"
      border="none"
      h="12"
      fontSize="md"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
