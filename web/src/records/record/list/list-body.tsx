import { Box, Flex, Text } from "@chakra-ui/react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../ui/lazy/lazy-part";
import { FilterButton } from "../../filter/filter-button";
import { useListParams } from "../../view/use-list-params";
import type { ListState } from "../../view/use-list-state";
import { ViewBar } from "../../view/view-bar";
import { ViewGone } from "../../view/view-gone";
import { useSaveListSnapshot } from "../first-list/use-save-list-snapshot";
import { saveTrail } from "../side/record-trail";
import { ColumnsButton } from "./columns/columns-button";
import { useColumnActions } from "./columns/use-column-actions";
import { MAX_GROUPS } from "./grouped/use-groups";
import { useListRows } from "./grouped/use-list-rows";
import { ListCount } from "./list-count";
import { PhoneSort } from "./phone-sort";
import { RecordList } from "./record-list";
import { SearchBox } from "./search-box";
import { useSelection } from "./selection/use-selection";
import { useListAppearance } from "./table/use-list-appearance";
import { GroupSelect } from "./totals/group-select";
import { useGrouping } from "./totals/use-grouping";

const FilterChips = lazyPart(async () => (await import("../../filter/filter-chips")).FilterChips, {
  isWanted: ({ list }) => (list.filter?.conditions.length ?? 0) > 0,
});
const SelectionBar = lazyPart(async () => (await import("./selection/selection-bar")).SelectionBar, {
  isWanted: ({ selection }) => selection.count > 0,
});

/** A list below its views, search and filter, which are not rendered again while pages are read. */
export function ListBody({ list, onCreate }: { list: ListState; onCreate: () => void }) {
  const { t } = useTranslation("records");
  const { setSearch, clear } = useListParams();
  const [editing, setEditing] = useState(false);
  const edit = useCallback(() => setEditing(true), []);
  const { rows, isTooMany } = useListRows(list);
  const selection = useSelection(list.body, rows.total ?? 0);
  const columns = useColumnActions(list);
  const { setGroup } = useGrouping(list);
  const [look, setLook] = useListAppearance(list.entity);
  useSaveListSnapshot(list, look, !rows.isLoading && !rows.isStale);
  const { inOrder } = rows;
  useEffect(() => saveTrail(inOrder().map(({ entity, id }) => ({ entity, id }))), [inOrder]);
  if (list.chosen.isGone) return <ViewGone />;
  return (
    <>
      <Box px={{ base: "4", md: "6" }}>
        <ViewBar list={list} />
        <Flex gap="2" my="3" align="center" wrap="wrap">
          <SearchBox value={list.search} onSearch={setSearch} />
          <FilterButton list={list} error={rows.error} open={editing} onOpen={setEditing} />
          <ColumnsButton list={list} columns={columns} look={look} onLook={setLook} />
          <GroupSelect list={list} value={list.group} onChange={setGroup} />
          <PhoneSort list={list} />
          <Box flex="1" />
          <ListCount fetched={rows.fetched} total={rows.total} />
        </Flex>
        <FilterChips list={list} onEdit={edit} />
        {isTooMany && (
          <Text role="status" mb="3" textStyle="sm" color="fg.muted">
            {t("group.tooMany", { max: MAX_GROUPS })}
          </Text>
        )}
        <SelectionBar list={list} rows={rows} selection={selection} />
      </Box>
      <RecordList
        list={list}
        rows={rows}
        selection={selection}
        columns={columns}
        look={look}
        onCreate={onCreate}
        onClear={clear}
        onEditFilter={edit}
      />
    </>
  );
}
