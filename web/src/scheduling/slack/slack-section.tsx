import { changeNotifications, toLegacyFields } from "@dure/domain/scheduling/notification/legacy-notification-fields";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChannelField } from "../../records/slack/channel-field";
import { useSlackChannels } from "../../teams/team/slack-queries";
import { FormSection } from "../booking-page/form-section";
import type { SectionProps } from "../booking-page/section-props";

/** The Slack channels for notices of bookings and of form answers. The notification tab has the details. */
export function SlackSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { isConnected } = useSlackChannels();
  const { field } = useController({ control, name: "notifications" });
  const { field: answers } = useController({ control, name: "form_submission_noti_setting" });
  return (
    <FormSection title={t("slack.title")} description={t("slack.hint")}>
      <ChannelField
        chosen={toLegacyFields(field.value).slack_channel}
        label={t("slack.channel")}
        disabled={disabled}
        onPick={(slack_channel) => field.onChange(changeNotifications(field.value, { slack_channel }))}
      />
      {(isConnected || answers.value) && (
        <ChannelField
          chosen={answers.value?.slack_channel ?? null}
          label={t("slack.answersChannel")}
          disabled={disabled}
          onPick={(slack_channel) => answers.onChange(slack_channel && { slack_channel })}
        />
      )}
    </FormSection>
  );
}
