import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ImportView } from "@dure/domain/records/import/import";
import { isOver } from "@dure/domain/records/task/task";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/error-state";
import { useFormat } from "../../../ui/use-format";
import { MemberName } from "../../member/member-name";
import { useImports } from "../import-queries";
import { useImportTexts } from "../use-import-texts";
import { UndoButton } from "./undo-button";

/** Earlier imports: the member's own; for admins, everybody's. Each can be undone. */
export function ImportHistory() {
  const { t } = useTranslation("records");
  const { data = [], isLoadingError, error, refetch } = useImports();
  if (isLoadingError) return <ErrorState error={error} title={t("import.historyFailed")} onRetry={refetch} />;
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap="0" mt="6" aria-label={t("import.history")}>
      <Heading as="h2" textStyle="sm" mb="2">
        {t("import.history")}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" rounded="l3">
        {data.map((made) => (
          <HistoryItem key={made.id} made={made} />
        ))}
      </Stack>
    </Stack>
  );
}

function HistoryItem({ made }: { made: ImportView }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const words = useImportTexts();
  const { entity_id, counts, task, created_at, created_by } = made;
  const broken = task && isOver(task) && task.state !== "done" && words(task);
  return (
    <Flex
      as="li"
      px="4"
      py="3"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderBottomWidth={{ base: "1px", _last: "0" }}
    >
      <Stack gap="0.5" minW="0">
        <Text textStyle="sm" fontWeight="medium">
          {t(`import.historyOf.${entity_id}`, { number: format.number(task?.succeeded ?? counts.records) })}
          {counts.updated > 0 && ` · ${t("import.match.updatedToo", { number: format.number(counts.updated) })}`}
        </Text>
        <Flex textStyle="sm" color="fg.muted" gap="2" align="center" wrap="wrap">
          {format.dateTime(created_at)}
          <MemberName id={created_by} />
        </Flex>
        {broken && (
          <Box textStyle="sm">
            <Text color="fg.error">{broken.title}</Text>
            <Text>{broken.details.join(" ")}</Text>
          </Box>
        )}
      </Stack>
      <UndoButton made={made} size="xs" />
    </Flex>
  );
}
