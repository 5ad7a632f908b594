import { EmailConsentKind, type Question } from "@dure/domain/forms/question/question";
import { WebUrl } from "@dure/domain/shared/value";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { CheckInput } from "../../ui/form/check-input";
import { SelectInput } from "../../ui/form/select-input";
import { TextInput } from "../../ui/form/text-input";

type ConsentFieldsProps = {
  question: Pick<Question, "url" | "agreed_value" | "customer_journey_data_consent" | "email_consent">;
  onChange: (changes: Partial<Question>) => void;
};

/** What a visitor agrees to, and the answer that a consent stores. */
export function ConsentFields({ question, onChange }: ConsentFieldsProps) {
  const { t } = useTranslation("forms");
  const { url, agreed_value, customer_journey_data_consent, email_consent } = question;
  const canMail = useRemoteFlag("enable_marketing_email");
  const isWrong = url !== "" && !WebUrl.safeParse(url).success;
  /** A consent to advertising must be voluntary, so the question is optional. Its texts are a draft to be edited. */
  const asked = (kind: EmailConsentKind): Partial<Question> =>
    kind === "none"
      ? { email_consent: kind }
      : {
          email_consent: kind,
          required: false,
          label: t(`builder.emailConsent.draft.${kind}.label`),
          description: t(`builder.emailConsent.draft.${kind}.description`),
        };
  return (
    <>
      <TextInput
        type="url"
        label={t("builder.consentUrl")}
        hint={t("builder.consentUrlHint")}
        error={isWrong ? t("builder.urlRule") : undefined}
        placeholder="https://"
        maxLength={2000}
        value={url}
        onChange={(value) => onChange({ url: value.trim() })}
      />
      <TextInput
        label={t("builder.agreedValue")}
        hint={t("builder.agreedValueHint")}
        maxLength={200}
        value={agreed_value}
        onChange={(value) => onChange({ agreed_value: value })}
      />
      <CheckInput
        label={t("builder.journeyConsent")}
        hint={t("builder.journeyConsentHint")}
        checked={customer_journey_data_consent}
        onChange={(checked) => onChange({ customer_journey_data_consent: checked })}
      />
      {(canMail || email_consent !== "none") && (
        <SelectInput
          label={t("builder.emailConsent.label")}
          hint={t(`builder.emailConsent.hint.${email_consent}`)}
          value={email_consent}
          options={EmailConsentKind.options.map((value) => ({ value, label: t(`builder.emailConsent.kind.${value}`) }))}
          onChange={(kind) => onChange(asked(kind))}
        />
      )}
    </>
  );
}
