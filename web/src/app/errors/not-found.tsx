import { useTranslation } from "react-i18next";
import { ErrorPage } from "./error-page";

export function NotFound() {
  const { t } = useTranslation("app");
  return (
    <ErrorPage
      mark="404"
      title={t("error.notFound")}
      description={t("error.notFoundHint")}
      action={{ label: t("error.goHome"), to: "/" }}
    />
  );
}
