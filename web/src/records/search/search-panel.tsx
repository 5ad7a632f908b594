import { Box, CloseButton, Flex, Spinner } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useCommands } from "../../lib/commands/commands-context";
import { recordPath } from "../record/entity-pages";
import { commandGroups, recentsFor } from "./choices";
import { recentRecords } from "./recent-records";
import { SearchInput } from "./search-input";
import { searchOptions } from "./search-option";
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
  const commands = useCommands();
  const groups = useMemo(() => commandGroups(commands, search.text), [commands, search.text]);
  const recents = useMemo(() => recentsFor(recentRecords(), search.text), [search.text]);
  const optionId = (id: string) => `${listId}-${id}`;

  const leaveFor = (to: string) => {
    onClose();
    void navigate(to);
  };
  const known = [
    ...recents.map(({ entity, id }) => ({ id, run: () => leaveFor(recordPath(entity, id)) })),
    ...groups.flatMap((group) =>
      group.commands.map(({ id, run }) => ({
        id,
        run: () => {
          onClose();
          run();
        },
      })),
    ),
  ];
  const found = searchOptions(search.groups, search.text).map(({ id, to }) => ({
    id,
    // Results of an earlier text may still be shown.
    run: () => search.isSettled && leaveFor(to),
  }));
  const options = [...known, ...found];
  const { activeId, onKeyDown, reset } = useMarkedOption(options, optionId, ({ run }) => run());
  const choose = (id: string) => options.find((option) => option.id === id)?.run();
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
        <SearchResults
          search={search}
          recents={recents}
          groups={groups}
          list={{ id: listId, optionId, activeId }}
          onChoose={choose}
          onLeave={onClose}
        />
      </Box>
    </>
  );
}
