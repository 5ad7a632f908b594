import { useTranslation } from "react-i18next";

/** What the forms say of a wrong value, by the field's name. */
export function useFormTexts() {
  const { t } = useTranslation("records");
  const phone = t("invalid.phone");
  return {
    email: t("invalid.email"),
    url: t("invalid.url"),
    phone_number: phone,
    phone,
    tel: phone,
    fax: phone,
    contract_amount: t("invalid.amount"),
    close_date: t("invalid.date"),
  };
}
