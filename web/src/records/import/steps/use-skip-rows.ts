import type { CellError } from "@dure/domain/records/import/check-rows";
import { cellTexts } from "@dure/domain/records/import/texts";
import type { ImportDraft } from "../use-import-draft";
import { useImportLabel } from "../use-import-label";
import { useDomainText } from "./use-domain-text";

/** Leaves rows out, each with what is wrong with it as the reason. */
export function useSkipRows({ mapping, skip }: ImportDraft): (errors: readonly CellError[]) => void {
  const inLanguage = useDomainText();
  const label = useImportLabel();
  const reasonOf = ({ column, code }: CellError) => {
    const field = mapping[column];
    return `${field ? `${label(field)}: ` : ""}${inLanguage(cellTexts[code])}`;
  };
  return (errors) =>
    skip(
      new Map(
        [...Map.groupBy(errors, ({ row }) => row - 1)].map(([row, ofRow]) => [row, ofRow.map(reasonOf).join(" ")]),
      ),
    );
}
