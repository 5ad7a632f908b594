import { CloseButton, Input, InputGroup } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../field/use-debounced";

type SearchBoxProps = { value: string; onSearch: (text: string) => void };

/** Searches while one types, a moment after the last key. */
export const SearchBox = memo(function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation("records");
  const [text, setText] = useState(value);
  const rested = useDebounced(text.trim());
  const asked = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (rested === asked.current) return;
    asked.current = rested;
    onSearch(rested);
  }, [rested, onSearch]);

  // Cleared from elsewhere, such as by the button below "no results".
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  const clear = () => {
    setText("");
    input.current?.focus();
  };
  return (
    <InputGroup
      maxW={{ md: "20rem" }}
      startElement={<Search size={15} aria-hidden />}
      endElement={text && <CloseButton size="2xs" aria-label={t("list.clearSearch")} onClick={clear} me="-1" />}
    >
      <Input
        ref={input}
        role="searchbox"
        aria-label={t("list.search")}
        placeholder={t("list.search")}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === "Escape" && clear()}
      />
    </InputGroup>
  );
});
