import { type ImportView, unprocessed } from "@dure/domain/records/import/import";
import { isOver } from "@dure/domain/records/task/task";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** The result of an import in words: how it ended and, if it broke off, why and how many rows are left. */
export function useImportTexts(): (task: NonNullable<ImportView["task"]>) => { title: string; details: string[] } {
  const { t } = useTranslation("records");
  const format = useFormat();
  return (task) => {
    if (!isOver(task)) return { title: t("import.goesOn"), details: [] };
    const made = t("import.success", { count: task.succeeded, number: format.number(task.succeeded) });
    if (task.state === "done") return { title: made, details: [] };
    const left = unprocessed(task);
    return {
      title: t(task.state === "cancelled" ? "import.stopped" : "import.brokenOff"),
      details: [
        task.error ?? "",
        made,
        left > 0 ? t("import.notProcessed", { count: left, number: format.number(left) }) : "",
      ].filter(Boolean),
    };
  };
}
