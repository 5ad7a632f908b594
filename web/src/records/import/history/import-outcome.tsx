import { Box, Button, HStack, Progress, Spinner, Stack, Text } from "@chakra-ui/react";
import type { ImportView } from "@dure/domain/records/import/import";
import { isOver } from "@dure/domain/records/task/task";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFormat } from "../../../ui/use-format";
import { ENTITY_PAGES } from "../../record/entity-pages";
import { useLiveImport } from "../import-queries";
import { FailedItems } from "../steps/failed-items";
import { useImportTexts } from "../use-import-texts";
import { UndoButton } from "./undo-button";

type ImportOutcomeProps = {
  made: ImportView;
  /** The numbers of the import's rows in the spreadsheet. */
  numbers: readonly number[];
  onRestart: () => void;
};

/** The progress of an import that was answered while running, or its result. */
export function ImportOutcome({ made, numbers, onRestart }: ImportOutcomeProps) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const words = useImportTexts();
  const format = useFormat();
  const current = useLiveImport(made);
  const { task } = current;
  const failed = task?.failed ?? 0;
  const { updated } = current.counts;
  return (
    <Stack gap="4">
      {task && (
        <HStack role="status" align="start">
          <OutcomeIcon task={task} />
          <Box>
            <Text fontWeight="medium">{words(task).title}</Text>
            {isOver(task) && updated > 0 && (
              <Text color="fg.muted">{t("import.match.updatedToo", { number: format.number(updated) })}</Text>
            )}
            {words(task).details.map((line) => (
              <Text key={line} color="fg.muted">
                {line}
              </Text>
            ))}
          </Box>
        </HStack>
      )}
      {task && !isOver(task) && <TaskProgress task={task} />}
      {failed > 0 && (
        <FailedItems numbers={numbers} taskId={current.task_id} title={t("import.notMade", { count: failed })} />
      )}
      <HStack wrap="wrap" align="start">
        <Button onClick={() => void navigate(ENTITY_PAGES[current.entity_id].path)}>{t("import.open")}</Button>
        <Button variant="outline" onClick={onRestart}>
          {t("import.another")}
        </Button>
        <UndoButton made={current} />
      </HStack>
    </Stack>
  );
}

/** How many of the rows have been done. */
function TaskProgress({ task: { total, succeeded, failed } }: { task: NonNullable<ImportView["task"]> }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const done = succeeded + failed;
  return (
    <Box>
      <Progress.Root value={Math.round((done / Math.max(total, 1)) * 100)} colorPalette="brand" size="sm">
        <Progress.Track>
          <Progress.Range aria-label={t("import.pending")} />
        </Progress.Track>
      </Progress.Root>
      <Text textStyle="sm" color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
        {t("import.progress", { done: format.number(done), total: format.number(total) })}
      </Text>
    </Box>
  );
}

/** A check mark only where everything was done. */
function OutcomeIcon({ task }: { task: NonNullable<ImportView["task"]> }) {
  if (!isOver(task)) return <Spinner size="sm" mt="1" color="brand.fg" aria-hidden />;
  const isWhole = task.state === "done" && task.failed === 0;
  const color = task.state === "done" ? "fg.warning" : "fg.error";
  return (
    <Box color={isWhole ? "brand.fg" : color} flexShrink="0">
      {isWhole ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
    </Box>
  );
}
