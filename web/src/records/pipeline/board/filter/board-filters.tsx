import { Flex } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router";
import { SearchBox } from "../../../record/list/search-box";
import { useListParams } from "../../../view/use-list-params";
import { DealTypeSwitch } from "../../deal-type-switch";
import { AssigneeFilter } from "./assignee-filter";
import { type BoardFilter, filterOfBoard } from "./board-filter";
import { BoardFilterButton } from "./board-filter-button";
import { BoardSort } from "./board-sort";
import { DateFilter } from "./date-filter";

type BoardFiltersProps = {
  pipelineId: string;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
};

/** Chooses the board's deal type, search, assignees, dates and order. The others stay when the deal type changes. */
export function BoardFilters({ pipelineId, filter, onFilter }: BoardFiltersProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { address, setSearch, setSorting } = useListParams();
  return (
    <Flex gap="2" mb={{ base: "2", md: "3" }} wrap="wrap">
      <Flex gap="2" w="full" display={{ base: "flex", md: "contents" }}>
        <DealTypeSwitch
          value={pipelineId}
          onChange={(id) => void navigate({ pathname: `/deals/${id}/board`, search })}
        />
        <SearchBox value={address.q ?? ""} onSearch={setSearch} />
      </Flex>
      {/* One row on a phone, to the edges of the screen, where what has no room is scrolled to. */}
      <Flex
        gap="2"
        display={{ base: "flex", md: "contents" }}
        mx="-4"
        px="4"
        maxW="100vw"
        overflowX="auto"
        css={{ scrollbarWidth: "none", "& > *": { flexShrink: 0 } }}
      >
        <AssigneeFilter chosen={filter.assignees} onChoose={(assignees) => onFilter({ ...filter, assignees })} />
        <DateFilter filter={filter} onFilter={onFilter} />
        <BoardFilterButton pipelineId={pipelineId} hasOwn={filterOfBoard(filter) !== null} />
        <BoardSort pipelineId={pipelineId} value={address.sort} onSort={setSorting} />
      </Flex>
    </Flex>
  );
}
