import { useTranslation } from "react-i18next";
import { ErrorPage } from "./error-page";

export function Deactivated() {
  const { t } = useTranslation("app");
  return (
    <ErrorPage
      title={t("error.deactivated")}
      description={t("error.deactivatedHint")}
      action={{ label: t("error.backToLogin"), to: "/login" }}
    />
  );
}
