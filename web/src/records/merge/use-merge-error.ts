import { useTranslation } from "react-i18next";
import { CallError, isRefusal } from "../../lib/call-error";
import { isTimeout } from "../../lib/http/fetch-with-retry";
import { useErrorText } from "../../ui/use-error-text";

/** Why a merge failed (docs/product/records-bulk.md#merge-messages). */
export function useMergeError(): (error: unknown) => string {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  return (error) => {
    if (isRefusal(error, "NOT_FOUND")) return t("merge.notFound");
    if (isTimeout(error)) return t("merge.timeout");
    if (error instanceof CallError && error.status >= 500) return t("merge.server", { errorCode: error.code });
    return t("merge.failed", { reason: errorText(error) });
  };
}
