import { Flex, NativeSelect } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMembers } from "../../member/member-queries";
import { UNASSIGNED } from "./board-queries";

type BoardFiltersProps = {
  pipelines: readonly Pipeline[];
  pipeline: Pipeline | undefined;
  assignee: string;
  onAssignee: (assignee: string) => void;
};

/** Which deal type, and whose deals. */
export function BoardFilters({ pipelines, pipeline, assignee, onAssignee }: BoardFiltersProps) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const { active } = useMembers();
  return (
    <Flex gap="2" mb="3">
      <NativeSelect.Root w="auto" minW="0" maxW="15rem">
        <NativeSelect.Field
          aria-label={t("pipeline.type")}
          value={pipeline?.id ?? ""}
          onChange={({ target }) => void navigate(`/deals/${target.value}/board`)}
        >
          {pipelines.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <NativeSelect.Root w="auto" minW="0" maxW="12rem">
        <NativeSelect.Field
          aria-label={t("board.assignee")}
          value={assignee}
          onChange={({ target }) => onAssignee(target.value)}
        >
          <option value="">{t("board.everyone")}</option>
          {active.map(({ userId, display_name, email }) => (
            <option key={userId} value={userId}>
              {display_name || email}
            </option>
          ))}
          <option value={UNASSIGNED}>{t("board.unassigned")}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
