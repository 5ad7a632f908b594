import { Button, Stack, Text } from "@chakra-ui/react";
import { meetingIdOf } from "@dure/domain/scheduling/scheduled-event/busy-time";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Modal } from "../../ui/modal";
import { useTimeFormat } from "../time/use-time-format";
import type { GridEvent } from "./grid-event";

type BlockDialogProps = { block: GridEvent; zone: string; onClose: () => void };

/** The details of a block in the week; a meeting of the product links to its own details. */
export function BlockDialog({ block, zone, onClose }: BlockDialogProps) {
  const { t } = useTranslation("scheduling");
  const format = useTimeFormat(zone);
  const { title, start, end, kind, allDay, id } = block;
  const meetingId = meetingIdOf(id.split(" ").at(-1)?.replaceAll("-", "") ?? "");
  const footer = meetingId !== undefined && (
    <Button asChild variant="outline">
      <Link to={`/schedule?event=${meetingId}`}>{t("calendarPage.openMeeting")}</Link>
    </Button>
  );
  return (
    <Modal open size="sm" title={title} onClose={onClose} footer={footer}>
      <Stack gap="1">
        <Text>{format.fullDate(start.toISOString())}</Text>
        <Text>{allDay ? t("calendarPage.allDay") : format.timeRange(start.toISOString(), end.toISOString())}</Text>
        {kind === "suggested" && <Text color="fg.muted">{t("calendarPage.suggestedBlock")}</Text>}
      </Stack>
    </Modal>
  );
}
