import { Alert, Box, Button, Text } from "@chakra-ui/react";
import { SearchX, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ENTITY_PAGES } from "../record/entity-pages";
import type { CommandsOfGroup } from "./choices";
import { CommandGroupView } from "./command-group-view";
import type { RecentRecord } from "./recent-records";
import { SearchGroup } from "./search-group";
import type { useSearch } from "./use-search";

type SearchResultsProps = {
  search: ReturnType<typeof useSearch>;
  recents: readonly RecentRecord[];
  groups: readonly CommandsOfGroup[];
  list: { id: string; optionId: (id: string) => string; activeId: string | undefined };
  onChoose: (id: string) => void;
  onLeave: () => void;
};

/** The options by kind, and the state of the search for records. */
export function SearchResults({ search, recents, groups, list, onChoose, onLeave }: SearchResultsProps) {
  const { t } = useTranslation("records");
  const { optionId, activeId } = list;
  const shared = { optionId, activeId, onChoose };
  const isList = recents.length + groups.length + search.groups.length > 0;
  return (
    <>
      <SearchState search={search} isQuiet={groups.length > 0} />
      {isList && (
        <Box
          role="listbox"
          id={list.id}
          aria-label={t("search.results")}
          aria-busy={search.isSearching}
          opacity={search.isSearching ? 0.6 : 1}
        >
          {recents.length > 0 && (
            <CommandGroupView
              title={t("search.recent")}
              commands={recents.map(({ entity, ...record }) => ({ ...record, icon: ENTITY_PAGES[entity].icon }))}
              {...shared}
            />
          )}
          {groups.map(({ group, commands }) => (
            <CommandGroupView key={group} title={t(`search.${group}`)} commands={commands} {...shared} />
          ))}
          {search.groups.map((group) => (
            <SearchGroup
              key={group.entity}
              group={group}
              text={search.text}
              optionId={optionId}
              activeId={activeId}
              onLeave={onLeave}
            />
          ))}
        </Box>
      )}
      {search.text === "" && <Hint />}
    </>
  );
}

type SearchStateProps = {
  search: ReturnType<typeof useSearch>;
  /** Whether something other than records was found. */
  isQuiet: boolean;
};

/** Why there are no records, or not all. */
function SearchState({ search, isQuiet }: SearchStateProps) {
  const { t } = useTranslation(["records", "ui"]);
  const { text, groups, isSettled, isOffline, isAllFailed, error, retry } = search;
  if (text === "") return null;
  if (isOffline) return <EmptyState icon={WifiOff} title={t("records:search.offline")} />;
  if (isAllFailed) return <ErrorState error={error} title={t("records:search.failed")} onRetry={retry} />;
  const isEmpty = isSettled && groups.length === 0 && !error && !isQuiet;
  return (
    <>
      {error && (
        <Alert.Root status="warning" size="sm" mb="2">
          <Alert.Indicator />
          <Alert.Title flex="1">{t("records:search.partlyFailed")}</Alert.Title>
          <Button size="xs" variant="outline" onClick={() => void retry()}>
            {t("ui:retry")}
          </Button>
        </Alert.Root>
      )}
      <Box role="status">
        {isEmpty && (
          <EmptyState
            icon={SearchX}
            title={t("records:search.none", { text })}
            description={t("records:search.noneHint")}
          />
        )}
      </Box>
    </>
  );
}

function Hint() {
  const { t } = useTranslation("records");
  return (
    <Box px="2" py="3" color="fg.muted">
      <Text>{t("search.hint")}</Text>
      <Text textStyle="xs" mt="1" hideBelow="md">
        {t("search.keys")}
      </Text>
    </Box>
  );
}
