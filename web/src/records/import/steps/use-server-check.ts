import type { ImportBody, ValidImport } from "@dure/domain/records/import/api";
import type { CellError } from "@dure/domain/records/import/check-rows";
import { type CellProblem, cellTexts } from "@dure/domain/records/import/texts";
import { CallError } from "../../../lib/call-error";
import { importBody } from "../import-body";
import { type ImportTarget, useValidateImport } from "../import-queries";
import { isLarge, type PartRefusal, usePartUpload } from "../match/use-part-upload";
import { takenRows } from "../taken-rows";
import type { ImportDraft } from "../use-import-draft";

/** The number of rows of a large table that are previewed, with the header. */
const PREVIEWED_ROWS = 201;

/** Has the server check the rows to import, and opens the preview or collects the cells that are wrong. */
export function useServerCheck(target: ImportTarget, { draft, change }: ImportDraft) {
  const validate = useValidateImport(target);
  const { upload, share } = usePartUpload(target, (error) => invalidCells(error) !== undefined);
  const refuse = (refusals: readonly PartRefusal[]) =>
    change({
      found: refusals.flatMap(({ offset, error }) => (invalidCells(error) ?? []).flatMap(foundIn(draft, offset))),
    });
  /** All of a large table is sent; its first rows are previewed. */
  const sendParts = (body: ImportBody, preview: ValidImport) =>
    upload.mutate(body, {
      onSuccess: (sent) => {
        if ("refusals" in sent) refuse(sent.refusals);
        else change({ step: "preview", importId: sent.importId, preview: { ...preview, counts: sent.counts } });
      },
    });
  const next = () => {
    const body = importBody(draft);
    const isInParts = isLarge(body);
    validate.mutate(isInParts ? { ...body, data: body.data.slice(0, PREVIEWED_ROWS) } : body, {
      onSuccess: (preview) =>
        isInParts ? sendParts(body, preview) : change({ step: "preview", preview, importId: null }),
      onError: (error) => refuse([{ offset: 0, error }]),
    });
  };
  const error = validate.error ?? upload.error;
  return {
    next,
    isChecking: validate.isPending || upload.isPending,
    /** How much of a large table has been sent, from 0 to 1; undefined where nothing is being sent. */
    share: upload.isPending ? share : undefined,
    failure: error && !invalidCells(error) ? error : undefined,
  };
}

/** Converts the server's row numbers, which count the rows that were sent, to rows of the table. */
const foundIn = (draft: ImportDraft["draft"], offset: number) => {
  const rows = takenRows(draft);
  return (error: CellError) => {
    const taken = rows[offset + error.row - 1];
    return taken ? [{ row: taken.cells, error: { ...error, row: taken.index + 1 } }] : [];
  };
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
