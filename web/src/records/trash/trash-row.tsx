import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { TrashEntry } from "@dure/domain/records/record/trash";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";
import { MemberName } from "../member/member-name";
import { recordPath } from "../record/entity-pages";
import { useRestoreRecord } from "./trash-queries";

const DAY_MS = 86_400_000;

/** A deleted record, the time of its permanent deletion, and a button to restore it. */
export function TrashRow({ entry: { record, deleted_at, deleted_by, purge_at } }: { entry: TrashEntry }) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const format = useFormat();
  const errorText = useErrorText();
  const restore = useRestoreRecord();
  const { label } = record;
  const days = Math.round((Date.parse(purge_at) - Date.now()) / DAY_MS);
  const run = () =>
    restore.mutate(record, {
      onSuccess: (back) =>
        notify.success({
          title: t("trash.restored", { label }),
          action: { label: t("trash.open"), onClick: () => void navigate(recordPath(back.entity, back.id)) },
        }),
    });
  return (
    <Box as="li" py="3" borderTopWidth="1px">
      <Flex align="center" gap="3">
        <Box flex="1" minW="0">
          <Text fontWeight="medium" truncate>
            {label}
          </Text>
          <Flex textStyle="xs" color="fg.muted" columnGap="2" align="center" wrap="wrap">
            <span>
              {t("trash.deletedAt", { date: format.dateTime(deleted_at) })}
              {" · "}
              {days > 0 ? t("trash.days", { count: days }) : t("trash.today")}
            </span>
            {deleted_by && <MemberName id={deleted_by} />}
          </Flex>
        </Box>
        <Button
          size="xs"
          variant="outline"
          flexShrink="0"
          aria-label={t("trash.restoreOf", { label })}
          loading={restore.isPending}
          onClick={run}
        >
          {t("trash.restore")}
        </Button>
      </Flex>
      {restore.error && (
        <Text role="alert" textStyle="sm" color="fg.error" mt="1">
          {t("trash.failed")}
          {": "}
          {isRefusal(restore.error, "CONFLICT") ? t("trash.taken") : errorText(restore.error)}
        </Text>
      )}
    </Box>
  );
}
