import type { CellError } from "@dure/domain/records/import/check-rows";
import { type CellProblem, cellTexts } from "@dure/domain/records/import/texts";
import { CallError } from "../../../lib/call-error";

/** The cells that a refusal names; undefined when it is about something else. */
export function invalidCells(error: unknown): CellError[] | undefined {
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
