import { Box, Button, useBreakpointValue } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/entity";
import { Plus, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { ENTITY_PAGES } from "../entity-pages";
import { RecordCards } from "./record-cards";
import { RecordTable } from "./record-table";
import type { RecordRows } from "./use-record-rows";

type RecordListProps = { entity: EntityId; rows: RecordRows; onCreate: () => void; onClearSearch: () => void };

/** The list in each of its states: a table, or cards on a phone. */
export function RecordList({ entity, rows, onCreate, onClearSearch }: RecordListProps) {
  const { t } = useTranslation("records");
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false });
  if (rows.error) return <ErrorState error={rows.error} onRetry={rows.retry} />;
  if (rows.isLoading) {
    return (
      <Box px={{ base: "4", md: "6" }}>
        <ListSkeleton rows={12} />
      </Box>
    );
  }
  if (rows.records.length === 0 && rows.isSearch) {
    return (
      <EmptyState
        icon={SearchX}
        title={t("list.noResult")}
        description={t("list.noResultHint")}
        action={
          <Button variant="outline" mt="2" onClick={onClearSearch}>
            {t("list.clearSearch")}
          </Button>
        }
      />
    );
  }
  if (rows.records.length === 0) {
    return (
      <EmptyState
        icon={ENTITY_PAGES[entity].icon}
        title={t(`list.empty.${entity}`)}
        description={t(`list.emptyHint.${entity}`)}
        action={
          <Button mt="2" onClick={onCreate}>
            <Plus aria-hidden />
            {t(`create.action.${entity}`)}
          </Button>
        }
      />
    );
  }
  return isPhone ? <RecordCards entity={entity} rows={rows} /> : <RecordTable entity={entity} rows={rows} />;
}
