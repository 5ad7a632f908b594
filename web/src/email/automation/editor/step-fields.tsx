import { Stack, Text, Textarea } from "@chakra-ui/react";
import type { SendEmailStep, Step } from "@dure/domain/email/automation/step";
import { useTranslation } from "react-i18next";
import { ChannelField } from "../../../records/slack/channel-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { MailFields } from "../mail/mail-fields";
import { ConditionFields } from "./condition-fields";
import { DelayFields } from "./delay-fields";
import { UpdateFieldFields } from "./update-field-fields";

type StepFieldsProps = { step: Step; mails: readonly SendEmailStep[]; onChange: (step: Step) => void };

/** The settings of a step, by its type. */
export function StepFields({ step, mails, onChange }: StepFieldsProps) {
  const { t } = useTranslation("email");
  if (step.type === "send_email") return <MailFields step={step} onChange={onChange} />;
  if (step.type === "delay") return <DelayFields step={step} onChange={onChange} />;
  if (step.type === "update_field") return <UpdateFieldFields step={step} onChange={onChange} />;
  if (step.type === "condition") return <ConditionFields step={step} mails={mails} onChange={onChange} />;
  if (step.type === "notify_slack")
    return (
      <Stack gap="3">
        <ChannelField
          label={t("slackStep.channel")}
          chosen={step.channel || null}
          disabled={false}
          onPick={(channel) => onChange({ ...step, channel: channel ?? "" })}
        />
        <FieldFrame label={t("slackStep.text")} hint={t("slackStep.hint")}>
          <Textarea
            autoresize
            maxLength={2000}
            value={step.text}
            onChange={({ target }) => onChange({ ...step, text: target.value })}
          />
        </FieldFrame>
      </Stack>
    );
  return <Text color="fg.muted">{t("step.leave.hint")}</Text>;
}
