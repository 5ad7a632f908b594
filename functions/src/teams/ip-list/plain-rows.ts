import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { IpRow } from "@dure/domain/teams/ip-list/ip-list";
import { teamsTexts } from "@dure/domain/teams/texts";
import { plainRange } from "../../platform/http/ip-range";

/**
 * Normalizes the ranges of a list's rows.
 * @throws BAD_REQUEST for the first row that is no range, or repeats the range of an earlier row
 */
export function plainRows(rows: readonly IpRow[]): IpRow[] {
  const plain: IpRow[] = [];
  for (const [at, { range: typed, note }] of rows.entries()) {
    const range = plainRange(typed);
    if (range === undefined) throw refusal(at, teamsTexts.ipRange);
    if (plain.some((row) => row.range === range)) throw refusal(at, teamsTexts.ipTwice(range));
    plain.push({ range, note });
  }
  return plain;
}

const refusal = (at: number, message: Text) =>
  new AppError("BAD_REQUEST", message, [{ path: `body.rows.${at}.range`, message }]);
