import type { Question } from "@dure/domain/forms/question/question";
import { WebUrl } from "@dure/domain/shared/value";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../ui/form/check-input";
import { TextInput } from "../../ui/form/text-input";

type ConsentFieldsProps = {
  question: Pick<Question, "url" | "agreed_value" | "customer_journey_data_consent">;
  onChange: (changes: Partial<Question>) => void;
};

/** What a visitor agrees to, and the answer that a consent stores. */
export function ConsentFields({ question, onChange }: ConsentFieldsProps) {
  const { t } = useTranslation("forms");
  const { url, agreed_value, customer_journey_data_consent } = question;
  const isWrong = url !== "" && !WebUrl.safeParse(url).success;
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
    </>
  );
}
