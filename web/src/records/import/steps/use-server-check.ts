import type { CellError } from "@dure/domain/records/import/check-rows";
import { type CellProblem, cellTexts } from "@dure/domain/records/import/texts";
import { CallError } from "../../../lib/call-error";
import { importBody } from "../import-body";
import { type ImportTarget, useValidateImport } from "../import-queries";
import { type ImportDraft, takenRows } from "../use-import-draft";

/** The server's check of the rows that are taken: on to the preview, or the cells that it finds wrong. */
export function useServerCheck(target: ImportTarget, { draft, change }: ImportDraft) {
  const validate = useValidateImport(target);
  const next = () =>
    validate.mutate(importBody(draft), {
      onSuccess: (preview) => change({ step: "preview", preview }),
      onError: (error) => change({ found: (invalidCells(error) ?? []).flatMap(foundIn(draft)) }),
    });
  const failure = validate.error && !invalidCells(validate.error) ? validate.error : undefined;
  return { next, isChecking: validate.isPending, failure };
}

/** The server counts the rows that it was sent. */
const foundIn = (draft: ImportDraft["draft"]) => (error: CellError) => {
  const taken = takenRows(draft)[error.row - 1];
  return taken ? [{ row: taken.cells, error: { ...error, row: taken.index + 1 } }] : [];
};

/** The cells that a refusal names; undefined when it is about something else. */
function invalidCells(error: unknown): CellError[] | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { result } = (error.details ?? {}) as {
    result?: { data?: Record<string, { row: number; column: number; code: string }[]> };
  };
  return (
    result?.data &&
    Object.values(result.data)
      .flat()
      .flatMap(({ row, column, code }) => (isProblem(code) ? [{ row, column, code }] : []))
  );
}

const isProblem = (code: string): code is CellProblem => Object.hasOwn(cellTexts, code);
