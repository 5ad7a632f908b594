import { SimpleGrid, Stack, Text } from "@chakra-ui/react";
import type { OutcomeSettings } from "@dure/domain/routing/router/group";
import { useTranslation } from "react-i18next";
import { FollowUpFields } from "../../../forms/follow-up/follow-up-fields";
import { MemberPicker } from "../../../records/member/member-picker";
import { RecordTargetFields } from "../../../records/pipeline/record-target-fields";
import { ChannelField } from "../../../records/slack/channel-field";
import { FieldFrame } from "../../../ui/form/field-frame";

/** The problems of an outcome and of its follow-up mail. */
export type OutcomeErrors = { content: string | undefined; mail: string | undefined };

type OutcomeFieldsProps = {
  mailError: string | undefined;
  settings: OutcomeSettings;
  /** Whether to show the assignee setting. A booking or assignment group has hosts or assignees of its own. */
  hasAssignee: boolean;
  /** Whether the visitor books a time after the submission. */
  hasMeeting?: boolean;
  onChange: (changes: Partial<OutcomeSettings>) => void;
};

/**
 * The settings of an outcome: the record to create, its assignee, the Slack channel to notify and the follow-up mail.
 */
export function OutcomeFields({ mailError, settings, hasAssignee, hasMeeting = false, onChange }: OutcomeFieldsProps) {
  const { t } = useTranslation("routing");
  const { form_submissions_mapping, form_submission_noti_setting, assignee_setting, follow_up_mail_setting } = settings;
  return (
    <Stack gap="4" borderTopWidth="1px" pt="4">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <RecordTargetFields
          value={form_submissions_mapping}
          disabled={false}
          onChange={(target) => onChange({ form_submissions_mapping: target })}
        />
      </SimpleGrid>
      {hasAssignee && (
        <FieldFrame label={t("actions.assignee")} hint={t("actions.assigneeHint")}>
          <MemberPicker
            value={assignee_setting?.user_id ?? null}
            label={t("actions.assignee")}
            onPick={(user_id) => onChange({ assignee_setting: user_id ? { user_id } : null })}
          />
        </FieldFrame>
      )}
      <ChannelField
        label={t("actions.channel")}
        chosen={form_submission_noti_setting?.slack_channel ?? null}
        disabled={false}
        onPick={(slack_channel) => onChange({ form_submission_noti_setting: slack_channel ? { slack_channel } : null })}
      />
      <Stack gap="4" role="group" aria-label={t("actions.mail")}>
        <Stack gap="0.5">
          <Text fontWeight="medium">{t("actions.mail")}</Text>
          <Text color="fg.muted">{t(hasMeeting ? "actions.mailHintOfMeeting" : "actions.mailHint")}</Text>
          {mailError && (
            <Text textStyle="xs" color="fg.error">
              {mailError}
            </Text>
          )}
        </Stack>
        <FollowUpFields
          value={follow_up_mail_setting}
          disabled={false}
          invalid={false}
          onChange={(setting) => onChange({ follow_up_mail_setting: setting })}
        />
      </Stack>
    </Stack>
  );
}
