import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { TextField } from "../../../ui/form/text-field";
import type { SectionProps } from "../section-props";

/** What is agreed to, and how it is kept. */
export function ConsentFields({ control, disabled, index }: SectionProps & { index: number }) {
  const { t } = useTranslation("scheduling");
  const at = `form.${index}` as const;
  const own = { control, disabled };
  return (
    <>
      <TextField
        {...own}
        name={`${at}.url`}
        label={t("question.consentUrl")}
        hint={t("question.consentUrlHint")}
        placeholder="https://"
        inputMode="url"
        maxLength={2000}
      />
      <TextField
        {...own}
        name={`${at}.agreed_value`}
        label={t("question.agreedValue")}
        hint={t("question.agreedValueHint")}
        maxLength={200}
      />
      <CheckboxField
        {...own}
        name={`${at}.customer_journey_data_consent`}
        label={t("question.journeyConsent")}
        hint={t("question.journeyConsentHint")}
      />
    </>
  );
}
