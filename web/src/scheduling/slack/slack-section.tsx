import { Skeleton, Text, Link as TextLink } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormError } from "../../ui/form-error";
import { FormSection } from "../booking-page/form-section";
import type { SectionProps } from "../booking-page/section-props";
import { ChannelPicker } from "./channel-picker";
import { useSlackChannels } from "./slack-queries";

/** Which channel of the team's Slack is told of bookings. */
export function SlackSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "slack_channel" });
  const { channels, isConnected, isPending, error } = useSlackChannels();
  const chosen = field.value ?? null;
  return (
    <FormSection title={t("slack.title")} description={t("slack.hint")}>
      {isPending && <Skeleton h="8" />}
      <FormError error={error} />
      {isConnected === false && (
        <Text color="fg.muted">
          {t("slack.notConnected")}{" "}
          <TextLink asChild variant="underline">
            <Link to="/settings/connections">{t("slack.connect")}</Link>
          </TextLink>
        </Text>
      )}
      {!isPending && (isConnected || chosen) && (
        <FieldFrame label={t("slack.channel")} hint={isConnected && t("slack.privateHint")} disabled={disabled}>
          <ChannelPicker chosen={chosen} channels={channels} disabled={disabled} onPick={field.onChange} />
        </FieldFrame>
      )}
    </FormSection>
  );
}
