import { Stack } from "@chakra-ui/react";
import type { DuplicateKey } from "@dure/domain/records/duplicate/duplicate-group";
import type { EntityId } from "@dure/domain/records/record/entity";
import { CopyCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { MoreButton } from "../../../ui/more-button";
import { MergeDialog } from "../../merge/merge-dialog";
import { DuplicateItem } from "./duplicate-item";
import { useDuplicateGroups } from "./duplicate-queries";
import { MergeChosenBar } from "./merge-chosen-bar";
import { useGroupChoice } from "./use-group-choice";

/** Groups of possible duplicates: each is compared by itself, or several are merged at once. */
export function DuplicateList({ entity, by }: { entity: EntityId; by: DuplicateKey }) {
  const { t } = useTranslation("records");
  const groups = useDuplicateGroups(entity, by);
  const { data, error, refetch } = groups;
  const choice = useGroupChoice(data ?? []);
  const [compared, setCompared] = useState<string[]>();
  const close = () => setCompared(undefined);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.length === 0)
    return <EmptyState icon={CopyCheck} title={t("duplicates.none")} description={t("duplicates.noneHint")} />;
  return (
    <Stack gap="3">
      <MergeChosenBar entity={entity} groups={choice.merged} total={choice.possible} onChooseAll={choice.chooseAll} />
      <Stack as="ul" gap="3" listStyleType="none" aria-label={t("duplicates.page")}>
        {data.map((group) => (
          <DuplicateItem
            key={choice.idOf(group)}
            group={group}
            by={by}
            target={choice.targetOf(group)}
            isChosen={choice.isChosen(group)}
            onChoose={(isChosen) => choice.choose(group, isChosen)}
            onTarget={(id) => choice.setTarget(group, id)}
            onCompare={() => setCompared(group.records.map(({ id }) => id))}
          />
        ))}
      </Stack>
      <MoreButton list={groups} />
      {compared && <MergeDialog entity={entity} ids={compared} onClose={close} onMerged={close} />}
    </Stack>
  );
}
