import { useTranslation } from "react-i18next";
import { ErrorPage } from "./error-page";
import { SupportLink } from "./support-link";

export function TeamDisabled() {
  const { t } = useTranslation("app");
  return (
    <ErrorPage
      title={t("error.teamDisabled")}
      description={t("error.teamDisabledHint")}
      more={<SupportLink />}
      action={{ label: t("error.backToLogin"), to: "/login" }}
    />
  );
}
