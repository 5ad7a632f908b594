import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import type { BulkTask } from "./bulk-task";

/** The result of a task in one sentence (docs/product/records-bulk.md#task). */
export function useTaskOutcome(): (task: BulkTask) => string {
  const { t } = useTranslation("records");
  const format = useFormat();
  return ({ type, state, error, ...counts }) => {
    const [succeeded, failed] = [format.number(counts.succeeded), format.number(counts.failed)];
    if (state === "failed") return error ?? t("task.failed");
    if (state === "cancelled") return t("task.cancelled", { succeeded });
    if (counts.failed === 0) return t(`task.success.${type}`, { succeeded });
    if (counts.succeeded === 0) return t("task.failedAll", { failed });
    return counts.failed === 1 ? t("task.exceptOne", { succeeded }) : t("task.partly", { succeeded, failed });
  };
}
