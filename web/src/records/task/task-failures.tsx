import { Link, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Modal } from "../../ui/modal";
import { MoreButton } from "../../ui/more-button";
import { recordPath } from "../record/entity-pages";
import type { BulkTask } from "./bulk-task";
import { useFailures } from "./task-queries";
import { useTaskOutcome } from "./use-task-outcome";

/** The records that a task failed for, with the reasons. */
export function TaskFailures({ task, onClose }: { task: BulkTask; onClose: () => void }) {
  const { t } = useTranslation("records");
  const outcomeOf = useTaskOutcome();
  const failures = useFailures(task.id);
  const entity = task.entity_id === "lead-deal-combined" ? "lead" : task.entity_id;
  return (
    <Modal open title={t("task.resultsTitle")} onClose={onClose}>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {outcomeOf(task)}
      </Text>
      {failures.isPending && <ListSkeleton rows={3} />}
      {failures.error && <ErrorState error={failures.error} onRetry={() => void failures.refetch()} />}
      <Stack as="ul" gap="0" listStyleType="none">
        {failures.data?.pages
          .flatMap(({ data }) => data)
          .map(({ id, result }) => (
            <Stack as="li" key={id} gap="0.5" py="2" borderBottomWidth="1px">
              <Text textStyle="sm">{result.message}</Text>
              <Link asChild textStyle="xs" color="fg.muted" textDecoration="underline">
                <NavLink to={recordPath(entity, id)} onClick={onClose}>
                  {t("task.openRecord")} · {id}
                </NavLink>
              </Link>
            </Stack>
          ))}
      </Stack>
      <MoreButton list={failures} />
    </Modal>
  );
}
