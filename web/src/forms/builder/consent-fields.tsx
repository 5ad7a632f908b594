import type { Question } from "@dure/domain/forms/question/question";
import { WebUrl } from "@dure/domain/shared/value";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../ui/form/check-input";
import { TextInput } from "../../ui/form/text-input";

type ConsentFieldsProps = { question: Question; onChange: (changes: Partial<Question>) => void };

/** What is agreed to, and what is kept once it is. */
export function ConsentFields({ question, onChange }: ConsentFieldsProps) {
  const { t } = useTranslation("routing");
  const { url, agreed_value, customer_journey_data_consent } = question;
  const isWrong = url !== "" && !WebUrl.safeParse(url).success;
  return (
    <>
      <TextInput
        type="url"
        label={t("build.consentUrl")}
        hint={t("build.consentUrlHint")}
        error={isWrong ? t("build.urlRule") : undefined}
        placeholder="https://"
        maxLength={2000}
        value={url}
        onChange={(value) => onChange({ url: value.trim() })}
      />
      <TextInput
        label={t("build.agreedValue")}
        hint={t("build.agreedValueHint")}
        maxLength={200}
        value={agreed_value}
        onChange={(value) => onChange({ agreed_value: value })}
      />
      <CheckInput
        label={t("build.journeyConsent")}
        hint={t("build.journeyConsentHint")}
        checked={customer_journey_data_consent}
        onChange={(checked) => onChange({ customer_journey_data_consent: checked })}
      />
    </>
  );
}
