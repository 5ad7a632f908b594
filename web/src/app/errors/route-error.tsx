import { Code, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { CallError } from "../../lib/call-error";
import { isLoadFailure } from "../../lib/http/load-failure";
import { cover } from "../../lib/start/cover";
import { reportError } from "../../lib/telemetry/report-error";
import { useErrorText } from "../../ui/use-error-text";
import { ErrorPage } from "./error-page";
import { LoadFailed } from "./load-failed";
import { NotFound } from "./not-found";
import { SupportLink } from "./support-link";

/** Replaces a page that threw an error. */
export function RouteError() {
  const error = useRouteError();
  const errorText = useErrorText();
  const { t } = useTranslation("app");
  const reportId = useReportId(error);
  useEffect(cover.lift, []);
  const status = isRouteErrorResponse(error) || error instanceof CallError ? error.status : undefined;
  if (status === 404) return <NotFound />;
  if (isLoadFailure(error)) return <LoadFailed />;
  return (
    <ErrorPage
      title={t("error.unexpected")}
      description={error instanceof CallError ? errorText(error) : t("error.unexpectedHint")}
      more={
        <>
          {reportId && (
            <Text textStyle="sm" color="fg.muted">
              {t("error.reportId")} <Code userSelect="all">{reportId}</Code>
            </Text>
          )}
          <SupportLink />
        </>
      }
      action={{ label: t("error.goHome"), to: "/" }}
    />
  );
}

/**
 * Reports a bug. Returns the report's id, which the user can give to the support; undefined until the report is sent,
 * and for an error that is no bug.
 */
function useReportId(error: unknown): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (isRouteErrorResponse(error) || error instanceof CallError || isLoadFailure(error)) return;
    console.error(error);
    void reportError(error).then(setId);
  }, [error]);
  return id;
}
