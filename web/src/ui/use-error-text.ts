import { useTranslation } from "react-i18next";
import { CallError, isForPeople } from "../lib/call-error";
import { isTimeout } from "../lib/http/fetch-with-retry";

/** The text of an error: the server's message, or why there was no response. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation("ui");
  return (error) => {
    if (error instanceof CallError) return isForPeople(error) ? error.message : t("error.server");
    if (isTimeout(error)) return t("error.timeout");
    if (error instanceof TypeError) return t("error.network");
    return t("error.unknown");
  };
}
