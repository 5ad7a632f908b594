import { Box, Button, HStack, useBreakpointValue } from "@chakra-ui/react";
import { FilterX, Plus, SearchX } from "lucide-react";
import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isRefusal } from "../../../lib/call-error";
import { cover } from "../../../lib/start/cover";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import type { ListState } from "../../view/use-list-state";
import { ENTITY_PAGES } from "../entity-pages";
import type { ColumnActions } from "./columns/use-column-actions";
import { RecordCards } from "./record-cards";
import type { ListSelection } from "./selection/use-selection";
import type { ListAppearance } from "./table/list-appearance";
import { RecordTable } from "./table/record-table";
import type { RecordRows } from "./use-record-rows";

type RecordListProps = {
  list: ListState;
  rows: RecordRows;
  selection: ListSelection;
  columns: ColumnActions;
  look: ListAppearance;
  onCreate: () => void;
  /** Clears the search and the filter. */
  onClear: () => void;
  onEditFilter: () => void;
};

/** The list in each of its states: a table, or cards on a phone. */
export function RecordList(props: RecordListProps) {
  const { list, rows, selection, columns, look } = props;
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false });
  useLayoutEffect(() => {
    if (rows.error || !rows.isLoading) cover.lift();
  }, [rows.error, rows.isLoading]);
  if (rows.error) return <ListFailure {...props} />;
  if (rows.isLoading) {
    return (
      <Box px={{ base: "4", md: "6" }}>
        <ListSkeleton rows={12} />
      </Box>
    );
  }
  if (rows.total === 0) return <EmptyList {...props} />;
  if (isPhone) return <RecordCards list={list} rows={rows} selection={selection} />;
  return <RecordTable list={list} rows={rows} selection={selection} columns={columns} look={look} />;
}

/** A refused filter is corrected in the filter editor (docs/product/records-lists.md#removed-parts). */
function ListFailure({ rows, onEditFilter }: RecordListProps) {
  const { t } = useTranslation("records");
  if (!isRefusal(rows.error, "BAD_REQUEST")) return <ErrorState error={rows.error} onRetry={rows.retry} />;
  return (
    <div role="alert">
      <EmptyState
        icon={FilterX}
        title={t("filter.error")}
        description={t("filter.errorHint")}
        action={
          <Button variant="outline" mt="2" onClick={onEditFilter}>
            {t("filter.edit")}
          </Button>
        }
      />
    </div>
  );
}

function EmptyList({ list, onCreate, onClear }: RecordListProps) {
  const { t } = useTranslation("records");
  const made = list.entity === "lead-deal-combined" ? "lead" : list.entity;
  if (list.search || list.filter) {
    return (
      <EmptyState
        icon={SearchX}
        title={t("list.noResult")}
        description={t(list.filter ? "list.noFilterResultHint" : "list.noResultHint")}
        action={
          <Button variant="outline" mt="2" onClick={onClear}>
            {t("list.clearAll")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={ENTITY_PAGES[made].icon}
      title={t(`list.empty.${made}`)}
      description={t(`list.emptyHint.${made}`)}
      action={
        <HStack mt="2" wrap="wrap" justify="center">
          <Button onClick={onCreate}>
            <Plus aria-hidden />
            {t(`create.action.${made}`)}
          </Button>
          <Button asChild variant="outline">
            <Link to={`${ENTITY_PAGES[made].path}/import`}>{t("import.action")}</Link>
          </Button>
        </HStack>
      }
    />
  );
}
