import { Button, Stack, Text } from "@chakra-ui/react";
import type { SendEmailStep } from "@dure/domain/email/automation/step";
import { MAIL_KINDS, type StepMail } from "@dure/domain/email/automation/step-mail";
import { documentParts } from "@dure/domain/email/document/document-parts";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import { SenderFields } from "../../campaign/editor/sender-fields";
import { SubjectFields } from "../../campaign/editor/subject-fields";
import { TopicField } from "../../unsubscribe/topic-field";
import { MailContentDialog } from "./mail-content-dialog";

type MailFieldsProps = { step: SendEmailStep; onChange: (step: SendEmailStep) => void };

/** A step's mail: its kind and topic, sender and subject, and a dialog with its content. */
export function MailFields({ step, onChange }: MailFieldsProps) {
  const { t } = useTranslation("email");
  const [isWriting, setWriting] = useState(false);
  const mail = step.email_campaign;
  const set = (change: Partial<StepMail>) => onChange({ ...step, email_campaign: { ...mail, ...change } });
  const draft = { content: mail, set };
  const isBlank = !mail.email_block || documentParts(mail.email_block).isBlank;
  return (
    <Stack gap="3">
      <SelectInput
        label={t("mailStep.kind")}
        hint={t(`mailStep.${mail.kind}.hint`)}
        value={mail.kind}
        options={MAIL_KINDS.map((value) => ({ value, label: t(`mailStep.${value}.label`) }))}
        onChange={(kind) => set({ kind })}
      />
      {mail.kind === "marketing" && <TopicField value={mail.topic} onChange={(topic) => set({ topic })} />}
      <SenderFields draft={draft} />
      <SubjectFields draft={draft} />
      <Stack gap="1">
        <Button variant="outline" onClick={() => setWriting(true)}>
          <Pencil aria-hidden />
          {t("mailStep.write")}
        </Button>
        <Text textStyle="xs" color="fg.muted">
          {t(isBlank ? "mailStep.blank" : "mailStep.written")}
        </Text>
      </Stack>
      {isWriting && <MailContentDialog mail={mail} onChange={set} onClose={() => setWriting(false)} />}
    </Stack>
  );
}
