import { Box, CloseButton, Flex, Spinner } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { SearchInput } from "./search-input";
import { type SearchOption, searchOptions } from "./search-option";
import { SearchResults } from "./search-results";
import { useMarkedOption } from "./use-marked-option";
import { useSearch } from "./use-search";

/** The search field and, below it, what was found. The focus stays in the field; arrow keys move the marked result. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["records", "ui"]);
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const search = useSearch(typed);
  const optionId = (id: string) => `${listId}-${id}`;
  const options = searchOptions(search.groups, search.text);
  const choose = ({ to }: SearchOption) => {
    // Results of an earlier text may still be shown.
    if (!search.isSettled) return;
    onClose();
    void navigate(to);
  };
  const { activeId, onKeyDown, reset } = useMarkedOption(options, optionId, choose);
  const change = (text: string) => {
    setTyped(text);
    reset();
  };

  return (
    <>
      <Flex align="center" gap="2" px="4" borderBottomWidth="1px" flexShrink="0">
        <Search size={16} aria-hidden />
        <SearchInput
          value={typed}
          listId={options.length > 0 ? listId : undefined}
          activeId={activeId && optionId(activeId)}
          onChange={change}
          onKeyDown={onKeyDown}
        />
        {search.isSearching && <Spinner size="sm" color="fg.muted" aria-label={t("records:search.searching")} />}
        <CloseButton size="sm" aria-label={t("ui:close")} onClick={onClose} />
      </Flex>
      <Box overflowY="auto" minH="40" maxH={{ md: "60vh" }} p="2">
        <SearchResults search={search} listId={listId} optionId={optionId} activeId={activeId} onLeave={onClose} />
      </Box>
    </>
  );
}
