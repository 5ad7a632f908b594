import { Button, Checkbox, Flex } from "@chakra-ui/react";
import type { MergedGroup } from "@dure/domain/records/duplicate/duplicate-group";
import type { EntityId } from "@dure/domain/records/record/entity";
import { Combine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useMergeDuplicates } from "./duplicate-queries";

type MergeChosenBarProps = {
  entity: EntityId;
  groups: MergedGroup[];
  /** The number of groups that can be chosen. */
  total: number;
  onChooseAll: (isChosen: boolean) => void;
};

/** Chooses all groups or none, and merges the chosen ones as a task, after asking. */
export function MergeChosenBar({ entity, groups, total, onChooseAll }: MergeChosenBarProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const merge = useMergeDuplicates(entity);
  const [asking, setAsking] = useState(false);
  const start = () =>
    merge.mutate(groups, {
      onSuccess: () => {
        onChooseAll(false);
        notify.success({ title: t("duplicates.started") });
      },
      onError: (failure) => notify.error({ title: t("duplicates.failed"), description: errorText(failure) }),
      onSettled: () => setAsking(false),
    });
  const isSome = groups.length > 0 && groups.length < total;
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Checkbox.Root
        checked={isSome ? "indeterminate" : groups.length > 0}
        onCheckedChange={({ checked }) => onChooseAll(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          {groups.length === 0 ? t("duplicates.choose") : t("duplicates.chosen", { count: groups.length })}
        </Checkbox.Label>
      </Checkbox.Root>
      <Button size="sm" disabled={groups.length === 0} onClick={() => setAsking(true)}>
        <Combine aria-hidden />
        {t("duplicates.mergeChosen")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("duplicates.mergeTitle", { count: groups.length })}
        description={t("duplicates.mergeHint")}
        confirm={t("duplicates.mergeChosen")}
        danger
        busy={merge.isPending}
        onConfirm={start}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
