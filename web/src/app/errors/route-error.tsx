import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { CallError } from "../../lib/call-error";
import { useErrorText } from "../../ui/use-error-text";
import { ErrorPage } from "./error-page";
import { NotFound } from "./not-found";
import { SupportLink } from "./support-link";

/** Replaces a page that threw an error. */
export function RouteError() {
  const error = useRouteError();
  const errorText = useErrorText();
  const { t } = useTranslation("app");
  const status = isRouteErrorResponse(error) || error instanceof CallError ? error.status : undefined;
  if (status === 404) return <NotFound />;
  if (status === undefined) console.error(error);
  return (
    <ErrorPage
      title={t("error.unexpected")}
      description={error instanceof CallError ? errorText(error) : t("error.unexpectedHint")}
      more={<SupportLink />}
      action={{ label: t("error.goHome"), to: "/" }}
    />
  );
}
