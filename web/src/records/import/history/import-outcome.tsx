import { Box, Button, HStack, Stack, Text } from "@chakra-ui/react";
import type { ImportView } from "@dure/domain/records/import/import";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ENTITY_PAGES } from "../../record/entity-pages";
import { useLiveImport } from "../import-queries";
import { LeftOver } from "../steps/left-over";
import { useImportTexts } from "../use-import-texts";
import { OutcomeIcon } from "./outcome-icon";
import { UndoButton } from "./undo-button";

/** How an import goes on after it was answered, or what became of it. */
export function ImportOutcome({ made, onRestart }: { made: ImportView; onRestart: () => void }) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const words = useImportTexts();
  const current = useLiveImport(made);
  const { task } = current;
  const failed = task?.failed ?? 0;
  return (
    <Stack gap="4">
      {task && (
        <HStack role="status" align="start">
          <OutcomeIcon task={task} />
          <Box>
            <Text fontWeight="medium">{words(task).title}</Text>
            {words(task).details.map((line) => (
              <Text key={line} color="fg.muted">
                {line}
              </Text>
            ))}
          </Box>
        </HStack>
      )}
      {failed > 0 && <LeftOver isRows taskId={current.task_id} title={t("import.notMade", { count: failed })} />}
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
