import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChannelField } from "../../records/slack/channel-field";
import { FormSection } from "../booking-page/form-section";
import type { SectionProps } from "../booking-page/section-props";

/** Which channel of the team's Slack is told of bookings. */
export function SlackSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "slack_channel" });
  return (
    <FormSection title={t("slack.title")} description={t("slack.hint")}>
      <ChannelField
        chosen={field.value ?? null}
        label={t("slack.channel")}
        disabled={disabled}
        onPick={field.onChange}
      />
    </FormSection>
  );
}
