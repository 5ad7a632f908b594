import type { ImportView } from "@dure/domain/records/import/import";
import { isOver } from "@dure/domain/records/task/task";
import { ErrorState } from "../../../ui/error-state";
import { useAllFailures } from "../../task/task-queries";
import { useLiveImport } from "../import-queries";
import { SkippedRows } from "../steps/skipped-rows";
import { takenRows } from "../taken-rows";
import type { Draft } from "../use-import-draft";

type RestOfRowsProps = { draft: Draft; made: ImportView | undefined };

/** The rows that did not come in, as a file with reasons: those that were left out, and those that the server refused. */
export function RestOfRows({ draft, made }: RestOfRowsProps) {
  if (made) return <AfterImport draft={draft} made={made} />;
  return draft.skipped.size > 0 ? <SkippedRows draft={draft} /> : null;
}

function AfterImport({ draft, made }: { draft: Draft; made: ImportView }) {
  const { task, task_id } = useLiveImport(made);
  if (task && isOver(task) && task.failed > 0) return <WithRefused draft={draft} taskId={task_id} />;
  return draft.skipped.size > 0 ? <SkippedRows draft={draft} isOver /> : null;
}

function WithRefused({ draft, taskId }: { draft: Draft; taskId: string }) {
  const { data, error, refetch } = useAllFailures(taskId);
  if (!data) return error && <ErrorState error={error} onRetry={refetch} />;
  const taken = takenRows(draft);
  const refused = data.flatMap(({ id, result }) => {
    const row = taken[Number(id) - 1];
    return row ? [[row.index, result.message ?? ""] as const] : [];
  });
  return <SkippedRows draft={{ ...draft, skipped: new Map([...draft.skipped, ...refused]) }} isOver />;
}
