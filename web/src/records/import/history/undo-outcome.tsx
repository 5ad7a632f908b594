import { Stack, Text } from "@chakra-ui/react";
import { type ImportView, unprocessed } from "@dure/domain/records/import/import";
import { isOver } from "@dure/domain/records/task/task";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { FailedItems } from "../steps/failed-items";

type UndoOutcomeProps = {
  undo: NonNullable<ImportView["undo"]>;
  taskId: string;
  /** The import's counts, if known. They tell whether companies and contacts were created along with the rows. */
  counts?: ImportView["counts"];
};

/** The progress of an undo, or its result and what remains. */
export function UndoOutcome({ undo, taskId, counts }: UndoOutcomeProps) {
  const { t } = useTranslation("records");
  const { state, succeeded, failed, total, error } = undo;
  if (!isOver(undo))
    return (
      <Text role="status" textStyle="sm" color="fg.muted">
        {t("import.undoing", { done: succeeded + failed, total })}
      </Text>
    );
  return (
    <Stack gap="2" role="status">
      {state === "done" ? (
        <Text textStyle="sm" color="fg.muted">
          {t(counts && counts.updated > 0 ? "import.match.undone" : "import.undone", { count: succeeded })}
          {counts && counts.new_companies + counts.new_contacts > 0 && ` ${t("import.undoneWith")}`}
        </Text>
      ) : (
        <BrokenOff undo={undo} reason={error} />
      )}
      {failed > 0 && <FailedItems taskId={taskId} title={t("import.kept", { count: failed })} />}
    </Stack>
  );
}

function BrokenOff({ undo, reason }: { undo: UndoOutcomeProps["undo"]; reason: string | null }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const left = unprocessed(undo);
  const lines = [
    reason,
    t("import.undoneSome", { count: undo.succeeded, number: format.number(undo.succeeded) }),
    left > 0 && t("import.undoLeft", { count: left, number: format.number(left) }),
  ];
  return (
    <div>
      <Text textStyle="sm" color="fg.error">
        {t(undo.state === "cancelled" ? "import.undoStopped" : "import.undoBrokenOff")}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {lines.filter(Boolean).join(" ")}
      </Text>
    </div>
  );
}
