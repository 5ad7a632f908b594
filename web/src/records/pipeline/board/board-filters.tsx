import { Flex, NativeSelect } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AssigneeFilter } from "./assignee-filter";
import type { BoardFilter } from "./board-filter";
import { DateFilter } from "./date-filter";

type BoardFiltersProps = {
  pipelines: readonly Pipeline[];
  pipeline: Pipeline | undefined;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
};

/** Which deal type, whose deals, and of which days. The filter stays when the deal type changes. */
export function BoardFilters({ pipelines, pipeline, filter, onFilter }: BoardFiltersProps) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  return (
    <Flex gap="2" mb="3" wrap="wrap">
      <NativeSelect.Root w="auto" minW="0" maxW="15rem">
        <NativeSelect.Field
          aria-label={t("pipeline.type")}
          value={pipeline?.id ?? ""}
          onChange={({ target }) =>
            void navigate({ pathname: `/deals/${target.value}/board`, search: location.search })
          }
        >
          {pipelines.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <AssigneeFilter chosen={filter.assignees} onChoose={(assignees) => onFilter({ ...filter, assignees })} />
      <DateFilter filter={filter} onFilter={onFilter} />
    </Flex>
  );
}
