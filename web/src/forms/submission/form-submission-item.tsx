import { Badge, Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { FormSubmission } from "@dure/domain/forms/submission/form-submission";
import { useTranslation } from "react-i18next";
import type { FormSubmissionsProps } from "../../lib/area-parts";
import { MemberName } from "../../records/member/member-name";
import { useFormat } from "../../ui/use-format";
import { BlurredAnswers } from "./blurred-answers";
import { DescriptionList } from "./description-list";
import { SubmittedEvent } from "./submitted-event";
import { SubmittedFiles } from "./submitted-files";

type FormSubmissionItemProps = { record: FormSubmissionsProps; submission: FormSubmission };

/** One submission: where it came from, what was answered, and the meeting that was booked with it. */
export function FormSubmissionItem({ record, submission }: FormSubmissionItemProps) {
  const { t } = useTranslation("forms");
  const format = useFormat();
  const {
    incoming_channel: channel,
    scheduled_event,
    answers,
    files,
    disqualified,
    churned,
    utms,
    assignee,
    submitted_at,
    blurred,
  } = submission;
  return (
    <Box as="li" borderWidth="1px" rounded="l3" p="4">
      <Flex gap="2" align="center" wrap="wrap" mb="3">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          {channel.title}
        </Heading>
        <Badge size="sm">{t(`submission.channel.${channel.type}`)}</Badge>
        {channel.delete && (
          <Badge size="sm" colorPalette="gray">
            {t("submission.channelGone")}
          </Badge>
        )}
        {disqualified && (
          <Badge size="sm" colorPalette="red">
            {t("submission.disqualified")}
          </Badge>
        )}
        {churned && (
          <Badge size="sm" colorPalette="orange">
            {t("submission.churned")}
          </Badge>
        )}
        <Text as="time" textStyle="xs" color="fg.muted" ms="auto">
          {format.dateTime(submitted_at)}
        </Text>
      </Flex>
      <Stack gap="4">
        {scheduled_event && <SubmittedEvent event={scheduled_event} />}
        {blurred ? (
          <BlurredAnswers labels={answers.map(({ label }) => label)} />
        ) : (
          <DescriptionList title={t("submission.answers")} facts={answers} />
        )}
        <SubmittedFiles record={record} files={files} />
        <DescriptionList title="UTM" facts={Object.entries(utms).map(([label, value]) => ({ label, value }))} />
        {assignee && (
          <Flex gap="4" align="center">
            <Text w="28" flexShrink="0" color="fg.muted">
              {t("submission.assignee")}
            </Text>
            <MemberName id={assignee} />
          </Flex>
        )}
      </Stack>
    </Box>
  );
}
