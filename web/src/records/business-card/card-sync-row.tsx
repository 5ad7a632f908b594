import { Flex, Stack, Text } from "@chakra-ui/react";
import type { CardSyncView } from "@dure/domain/records/business-card/card-sync";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { UndoOutcome } from "../import/history/undo-outcome";
import { FailedItems } from "../import/steps/failed-items";
import { MemberName } from "../member/member-name";
import { UndoSyncButton } from "./undo-sync-button";
import { useSyncText } from "./use-sync-text";

/** A sync: who started it, its result, and what it left out. */
export function CardSyncRow({ sync }: { sync: CardSyncView }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const textOf = useSyncText();
  const { created_at, created_by, state, summary, task_id, undo, undo_task_id } = sync;
  const failed = summary?.failed ?? 0;
  return (
    <Stack as="li" px="4" py="3" gap="2" borderBottomWidth={{ base: "1px", _last: "0" }}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Stack gap="0.5" minW="0">
          <Text role="status" textStyle="sm" fontWeight="medium" color={state === "failed" ? "fg.error" : undefined}>
            {textOf(sync)}
          </Text>
          <Flex textStyle="sm" color="fg.muted" gap="2" align="center" wrap="wrap">
            {format.dateTime(created_at)}
            <MemberName id={created_by} />
          </Flex>
        </Stack>
        <UndoSyncButton sync={sync} />
      </Flex>
      {failed > 0 && task_id && <FailedItems taskId={task_id} title={t("businessCard.notSaved", { count: failed })} />}
      {undo && undo_task_id && <UndoOutcome undo={undo} taskId={undo_task_id} />}
    </Stack>
  );
}
