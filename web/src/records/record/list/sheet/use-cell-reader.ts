import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { cellTexts } from "@dure/domain/records/import/texts";
import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../member/member-queries";
import { readCellText } from "./read-cell-text";

/** Reads the text of a cell. A problem is described in the user's language. */
export function useCellReader() {
  const { t, i18n } = useTranslation("records");
  const { active } = useMembers();
  const lang = i18n.language === "ko" ? "ko" : "en";
  const members = active.map(({ userId, display_name, email }) => ({ id: userId, email, name: display_name || email }));
  return (record: RecordView, field: ListedField, text: string): { value: unknown } | { problem: string } => {
    const result = readCellText(record, field, text, { members });
    if ("value" in result) return result;
    return { problem: result.problem === "not_record" ? t("sheet.chooseRecord") : cellTexts[result.problem][lang] };
  };
}
