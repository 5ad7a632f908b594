import type { ConditionStep, SendEmailStep } from "@dure/domain/email/automation/step";
import { MAIL_CHECKS } from "@dure/domain/email/automation/step";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";

type MailCheckFieldsProps = {
  step: ConditionStep;
  mails: readonly SendEmailStep[];
  onChange: (step: ConditionStep) => void;
};

/** Whether the condition is about the record or a mail of this automation, and what the person did with the mail. */
export function MailCheckFields({ step, mails, onChange }: MailCheckFieldsProps) {
  const { t } = useTranslation("email");
  const { mail } = step;
  if (mails.length === 0 && !mail) return null;
  const subjects = mails.map(({ id, email_campaign }) => ({
    value: id,
    label: email_campaign.subject || t("step.unset"),
  }));
  const isGone = mail && !mails.some(({ id }) => id === mail.step_id);
  const ask = (step_id: string) =>
    onChange({ ...step, mail: step_id === "" ? null : { act: mail?.act ?? "opened", step_id } });
  return (
    <>
      <SelectInput<string>
        label={t("conditionStep.about")}
        value={mail?.step_id ?? ""}
        options={[
          { value: "", label: t("conditionStep.ofRecord") },
          ...subjects,
          ...(isGone ? [{ value: mail.step_id, label: t("conditionStep.goneMail") }] : []),
        ]}
        onChange={ask}
      />
      {mail && (
        <SelectInput
          label={t("conditionStep.act")}
          value={mail.act}
          options={MAIL_CHECKS.map((value) => ({ value, label: t(`conditionStep.${value}`) }))}
          onChange={(act) => onChange({ ...step, mail: { ...mail, act } })}
        />
      )}
    </>
  );
}
