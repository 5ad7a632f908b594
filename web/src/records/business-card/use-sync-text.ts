import type { CardSyncSummary, CardSyncView } from "@dure/domain/records/business-card/card-sync";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

const SHOWN = ["created", "linked", "updated", "unchanged", "skipped", "failed", "companies"] as const;

/** A sync's progress or result in one line; counts of zero are left out. */
export function useSyncText(): (sync: CardSyncView) => string {
  const { t } = useTranslation("records");
  const format = useFormat();
  const summaryText = (summary: CardSyncSummary) =>
    SHOWN.filter((name) => summary[name] > 0)
      .map((name) => t(`businessCard.summary.${name}`, { number: format.number(summary[name]) }))
      .join(" · ");
  return ({ state, error, task, summary }) => {
    if (state === "fetching") return t("businessCard.fetching");
    if (state === "pending" || state === "running") {
      const done = (task?.succeeded ?? 0) + (task?.failed ?? 0);
      return t("businessCard.saving", { done: format.number(done), total: format.number(task?.total ?? 0) });
    }
    if (state === "failed") return error === "revoked" ? t("businessCard.revoked") : t("businessCard.failed");
    if (state === "cancelled") return t("businessCard.cancelled");
    return (summary && summaryText(summary)) || t("businessCard.nothing");
  };
}
