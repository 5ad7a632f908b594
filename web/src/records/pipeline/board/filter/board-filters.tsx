import { Flex } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router";
import { DealTypeSwitch } from "../../deal-type-switch";
import { AssigneeFilter } from "./assignee-filter";
import type { BoardFilter } from "./board-filter";
import { DateFilter } from "./date-filter";

type BoardFiltersProps = {
  pipelineId: string;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
};

/** Which deal type, whose deals, and of which days. The filter stays when the deal type changes. */
export function BoardFilters({ pipelineId, filter, onFilter }: BoardFiltersProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Flex gap="2" mb="3" wrap="wrap">
      <DealTypeSwitch value={pipelineId} onChange={(id) => void navigate({ pathname: `/deals/${id}/board`, search })} />
      <AssigneeFilter chosen={filter.assignees} onChoose={(assignees) => onFilter({ ...filter, assignees })} />
      <DateFilter filter={filter} onFilter={onFilter} />
    </Flex>
  );
}
