import { Button, Flex, Text } from "@chakra-ui/react";
import type { TimelineChange, TimelineValue } from "@dure/domain/records/timeline/timeline";
import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";
import { type About, useRestoreValue } from "./timeline-queries";

type TimelineChangeRowProps = { change: TimelineChange; entryId: string; about: About };

/** A field's value before and after a change, with a way to restore the one before. */
export function TimelineChangeRow({ change, entryId, about }: TimelineChangeRowProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const errorText = useErrorText();
  const restore = useRestoreValue(about, entryId);
  const { field, label, before, after, can_restore } = change;
  const textOf = (value: TimelineValue) =>
    (typeof value === "string" ? shownText(value, format) : format.phone(value)) || t("timeline.blank");
  const run = () =>
    restore.mutate(field, {
      onSuccess: () => notify.success({ title: t("timeline.restored", { label }) }),
      onError: (error) => notify.error({ title: t("timeline.restoreFailed"), description: errorText(error) }),
    });
  return (
    <Flex as="li" gap="2" rowGap="0" wrap="wrap" align="center" textStyle="sm" overflowWrap="anywhere">
      <Text as="span" color="fg.muted">
        {label}
      </Text>
      <Text as="span" color="fg.muted" textDecoration="line-through">
        {textOf(before)}
      </Text>
      <Text as="span" aria-label={t("timeline.became")} role="img">
        →
      </Text>
      <Text as="span">{textOf(after)}</Text>
      {can_restore && (
        <Button
          size="2xs"
          variant="ghost"
          color="fg.muted"
          loading={restore.isPending}
          aria-label={t("timeline.restoreOf", { label, value: textOf(before) })}
          onClick={run}
        >
          <Undo2 aria-hidden />
          {t("timeline.restore")}
        </Button>
      )}
    </Flex>
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const NUMBER = /^-?\d{4,15}(\.\d+)?$/;

/** Days, times and numbers as the reader writes them. */
function shownText(text: string, format: ReturnType<typeof useFormat>): string {
  if (DAY.test(text)) return format.day(text);
  if (TIME.test(text)) return format.dateTime(text);
  return NUMBER.test(text) ? format.number(Number(text)) : text;
}
