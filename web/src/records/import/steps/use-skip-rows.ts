import type { CellError } from "@dure/domain/records/import/check-rows";
import { cellTexts } from "@dure/domain/records/import/texts";
import { useTranslation } from "react-i18next";
import type { ImportDraft } from "../use-import-draft";
import { useImportLabel } from "../use-import-label";
import { useDomainText } from "./use-domain-text";

/** Leaves rows out, each with what is wrong with it as the reason. */
export function useSkipRows({ mapping, skip }: ImportDraft, errors: readonly CellError[]) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  const label = useImportLabel();
  const reasonOf = ({ column, code }: CellError) => {
    const field = mapping[column];
    return `${field ? `${label(field)}: ` : ""}${inLanguage(cellTexts[code])}`;
  };
  const skipErrors = (some: readonly CellError[]) =>
    skip(
      new Map([...Map.groupBy(some, ({ row }) => row - 1)].map(([row, ofRow]) => [row, ofRow.map(reasonOf).join(" ")])),
    );
  return {
    skipAll: () => skipErrors(errors),
    skipRows: (rows: readonly number[]) => skipErrors(errors.filter(({ row }) => rows.includes(row))),
    /** Skips a row by its index, even one without errors. */
    skipRow: (index: number) => {
      const ofRow = errors.filter(({ row }) => row === index + 1);
      if (ofRow.length > 0) skipErrors(ofRow);
      else skip(new Map([[index, t("import.skippedByHand")]]));
    },
  };
}
