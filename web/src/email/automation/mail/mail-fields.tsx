import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { SendEmailStep } from "@dure/domain/email/automation/step";
import { MAIL_KINDS, type StepMail } from "@dure/domain/email/automation/step-mail";
import { documentParts } from "@dure/domain/email/document/document-parts";
import { variablesIn } from "@dure/domain/email/variable/variable";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import { TextInput } from "../../../ui/form/text-input";
import { SenderFields } from "../../campaign/editor/sender-fields";
import { useMailVariables } from "../../document/use-mail-variables";
import { VariableMenu } from "../../document/variable-menu";
import { MailContentDialog } from "./mail-content-dialog";

type MailFieldsProps = { step: SendEmailStep; onChange: (step: SendEmailStep) => void };

/** A step's mail: from whom, of which kind, its subject, and a dialog with its content. */
export function MailFields({ step, onChange }: MailFieldsProps) {
  const { t } = useTranslation("email");
  const [isWriting, setWriting] = useState(false);
  const variables = useMailVariables(["record"]);
  const labels = new Map(variables.map(({ id, label }) => [id, label]));
  const mail = step.email_campaign;
  const set = (change: Partial<StepMail>) => onChange({ ...step, email_campaign: { ...mail, ...change } });
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
      <SenderFields draft={{ content: mail, set }} />
      <Stack gap="1">
        <TextInput
          label={t("campaigns.subject")}
          required
          maxLength={200}
          value={mail.subject}
          onChange={(subject) => set({ subject })}
        />
        <Flex>
          <VariableMenu
            label={t("tool.subjectVariable")}
            variables={variables}
            onPick={(id) => set({ subject: `${mail.subject}{{${id}}}` })}
          />
        </Flex>
      </Stack>
      {variablesIn(mail.subject).map((name) => (
        <TextInput
          key={name}
          label={t("campaigns.fallbackOf", { name: labels.get(name) ?? name })}
          hint={t("campaigns.fallbackHint")}
          required
          maxLength={200}
          value={mail.variables[name] ?? ""}
          onChange={(text) => set({ variables: { ...mail.variables, [name]: text } })}
        />
      ))}
      <TextInput
        label={t("campaigns.previewText")}
        hint={t("campaigns.previewTextHint")}
        maxLength={200}
        value={mail.preview_text}
        onChange={(preview_text) => set({ preview_text })}
      />
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
