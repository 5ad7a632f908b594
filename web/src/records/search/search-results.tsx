import { Alert, Box, Button, Text } from "@chakra-ui/react";
import { SearchX, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { SearchGroup } from "./search-group";
import type { useSearch } from "./use-search";

type SearchResultsProps = {
  search: ReturnType<typeof useSearch>;
  listId: string;
  optionId: (recordId: string) => string;
  activeId: string | undefined;
  onLeave: () => void;
};

/** The results of a search by entity, or why there are none. */
export function SearchResults({ search, listId, optionId, activeId, onLeave }: SearchResultsProps) {
  const { t } = useTranslation(["records", "ui"]);
  const { text, groups, isSettled, isOffline, isAllFailed, error, retry } = search;
  if (text === "") return <Hint />;
  if (isOffline) return <EmptyState icon={WifiOff} title={t("records:search.offline")} />;
  if (isAllFailed) return <ErrorState error={error} title={t("records:search.failed")} onRetry={retry} />;
  const isEmpty = isSettled && groups.length === 0 && !error;
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
      {groups.length > 0 && (
        <Box
          role="listbox"
          id={listId}
          aria-label={t("records:search.results")}
          aria-busy={!isSettled}
          opacity={isSettled ? 1 : 0.6}
        >
          {groups.map((group) => (
            <SearchGroup
              key={group.entity}
              group={group}
              text={text}
              optionId={optionId}
              activeId={activeId}
              onLeave={onLeave}
            />
          ))}
        </Box>
      )}
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
