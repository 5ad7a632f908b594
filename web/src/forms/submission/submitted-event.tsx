import { Badge, Box, Stack, Text } from "@chakra-ui/react";
import type { FormSubmission } from "@dure/domain/forms/submission/form-submission";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { DescriptionList } from "./description-list";

type Event = NonNullable<FormSubmission["scheduled_event"]>;

/** The meeting that was booked, and its changes since then. */
export function SubmittedEvent({ event }: { event: Event }) {
  const { t } = useTranslation("forms");
  const format = useFormat();
  const { date_range, organizer, invitee, attendees, meet_at, change_logs } = event;
  const isCancelled = change_logs.some(({ type }) => type === "cancelled");
  const range = ({ start, end }: Event["date_range"]) => format.dateTimeRange(start, end);
  const place = [t(`submission.place.${placeOf(meet_at.type)}`), meet_at.value].filter(Boolean).join(" · ");
  const when = (
    <>
      <Text as="span" {...(isCancelled && { textDecoration: "line-through", color: "fg.muted" })}>
        {range(date_range)}
      </Text>
      {isCancelled && (
        <Badge size="sm" colorPalette="red" ms="2">
          {t("submission.cancelled")}
        </Badge>
      )}
    </>
  );
  return (
    <Box>
      <DescriptionList
        title={t("submission.meeting")}
        facts={[
          { label: t("submission.when"), value: when },
          { label: t("submission.organizer"), value: organizer.name || organizer.email },
          { label: t("submission.invitee"), value: [invitee.name, invitee.mail].filter(Boolean).join(" · ") },
          ...attendees.map(({ name, mail }) => ({ label: t("submission.attendee"), value: name || mail })),
          { label: t("submission.where"), value: place },
        ]}
      />
      {change_logs.length > 0 && (
        <Stack as="ol" gap="2" mt="3" listStyleType="none" aria-label={t("submission.changes")}>
          {change_logs.map((log) => (
            <Box as="li" key={log.timestamp} ps="3" borderStartWidth="2px">
              <Text>
                {t(`submission.change.${log.type}`, { name: log.cancelled_by ?? log.updated_by })}
                <Text as="time" textStyle="xs" color="fg.muted" ms="2">
                  {format.dateTime(log.timestamp)}
                </Text>
              </Text>
              {log.new_date_range && (
                <Text textStyle="xs" color="fg.muted">
                  {range(log.old_date_range)} → {range(log.new_date_range)}
                </Text>
              )}
              {log.reason && <Text whiteSpace="pre-wrap">{log.reason}</Text>}
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** A place type that this version doesn't know is shown by its value alone. */
const placeOf = (type: string) => (type === "google-meet" || type === "phone" || type === "offline" ? type : "other");
