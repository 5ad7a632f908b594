import { Button, HStack, Stack } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import type { SubmissionHeader } from "@dure/domain/routing/submission/submission";
import { CalendarClock, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { answerText } from "../../forms/submission/answer-text";
import { DescriptionList } from "../../forms/submission/description-list";
import { MemberName } from "../../records/member/member-name";
import { recordPath } from "../../records/record/entity-pages";
import { useFormat } from "../../ui/use-format";
import type { ShownRow } from "./rows/shown-row";
import { StatusBadge } from "./status-badge";

type SubmissionDetailsProps = { row: ShownRow; router: RouterView; labels: SubmissionHeader["labels"] };

/** The answers, the status, and links to the record and the meeting. */
export function SubmissionDetails({ row, router, labels }: SubmissionDetailsProps) {
  const { t } = useTranslation("routing");
  const format = useFormat();
  const { answers, record_id, scheduledEventId, page_url, utm } = row;
  const group = router.groups.find(({ id }) => id === row.group_id);
  const target = (group?.props ?? router.default.settings).form_submissions_mapping.record_type_id ? "deal" : "lead";
  const questions = new Map(labels.map((one) => [one.name, one]));
  const words = { yes: t("submissions.yes"), no: t("submissions.no"), phone: format.phoneOnWire };
  const time = (at: string | null) => at && format.dateTime(at);
  const member = (id: string | null) => id && <MemberName id={id} />;
  return (
    <Stack gap="5" pb="4">
      {(record_id || scheduledEventId) && (
        <HStack wrap="wrap">
          {record_id && (
            <Button asChild variant="outline">
              <Link to={recordPath(target, record_id)}>
                <UserRound aria-hidden />
                {t("submissions.record")}
              </Link>
            </Button>
          )}
          {scheduledEventId && (
            <Button asChild variant="outline">
              <Link to={`/schedule?event=${scheduledEventId}`}>
                <CalendarClock aria-hidden />
                {t("submissions.meeting")}
              </Link>
            </Button>
          )}
        </HStack>
      )}
      <DescriptionList
        title={t("submissions.result")}
        facts={given({
          status: <StatusBadge row={row} />,
          group: group && (group.props.name || t("actions.unnamed")),
          organizer: member(row.organizer),
          assignee: member(row.assignee),
          submittedAt: time(row.submittedAt),
          meetingAt: time(row.meetingAt),
          confirmedAt: time(row.confirmedAt),
          rescheduledAt: time(row.rescheduledAt),
          cancelledAt: time(row.cancelledAt),
        }).map(([name, value]) => ({ label: t(`submissions.column.${name}`), value }))}
      />
      <DescriptionList
        title={t("submissions.contact")}
        facts={given({
          name: row.name,
          email: row.email,
          phone: format.phoneOnWire(row.phone),
          company: row.company,
        }).map(([name, value]) => ({ label: t(`submissions.column.${name}`), value }))}
      />
      <DescriptionList
        title={t("submissions.answers")}
        facts={Object.entries(answers).map(([name, value]) => ({
          label: questions.get(name)?.label ?? name,
          value: answerText({ type: questions.get(name)?.type, value }, words),
        }))}
      />
      <DescriptionList
        title={t("submissions.origin")}
        facts={given({ page: page_url, ...utm }).map(([name, value]) => ({
          label: name === "page" ? t("submissions.page") : name,
          value,
        }))}
      />
    </Stack>
  );
}

/** Labelled values; empty ones are left out. */
const given = <Name extends string>(values: Partial<Record<Name, ReactNode>>): [Name, ReactNode][] =>
  (Object.entries(values) as [Name, ReactNode][]).filter(([, value]) => Boolean(value));
