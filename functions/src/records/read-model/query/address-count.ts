import type { Reader, Statement } from "../database";
import { withModel } from "../with-model";
import { emailsSql } from "./address-sql";
import { matchingSql } from "./matching-sql";
import { matchingStatement } from "./page-query";
import { createParams, type Params } from "./params";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";

/**
 * All matches, those without an address, and the different addresses. `unusual` are the addresses that have not the
 * plainest form, for the caller to look at; `listed` are those of the given ones that occur.
 */
export type AddressCount = {
  records: number;
  missing: number;
  addresses: number;
  unusual: string[];
  listed: string[];
};

/** Whatever has this form is a valid address; many others are valid too. */
export const PLAIN_ADDRESS =
  "[a-z0-9_]+([.+-][a-z0-9_]+)*@[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*[.][a-z]{2,20}";

const isPlain = `length(r.f_email) <= 254 AND regexp_full_match(r.f_email, '${PLAIN_ADDRESS}')`;

/** Counts the matches and their addresses. It includes every write acknowledged before the call. */
export const countAddresses = (teamId: string, asked: RecordQuery, emails: readonly string[]): Promise<AddressCount> =>
  withModel(teamId, (model) => model.read((read) => readAddressCount(read, checkQuery(asked, model.catalog), emails)));

type Counts = { records: bigint; missing: bigint; addresses: bigint };

export async function readAddressCount(
  read: Reader,
  query: CheckedQuery,
  emails: readonly string[],
): Promise<AddressCount> {
  const columns = "count(*) AS records, count(*) - count(r.f_email) AS missing, count(DISTINCT r.f_email) AS addresses";
  const [counts] = await read<Counts>(matchingStatement({ ...query, sort: undefined }, columns));
  const addresses = async (condition: (params: Params) => string) => {
    const rows = await read<{ email: string }>(distinctStatement(query, condition));
    return rows.map(({ email }) => email);
  };
  return {
    records: Number(counts?.records ?? 0),
    missing: Number(counts?.missing ?? 0),
    addresses: Number(counts?.addresses ?? 0),
    unusual: await addresses(() => `NOT (${isPlain})`),
    listed: emails.length === 0 ? [] : await addresses((params) => emailsSql(emails, params)),
  };
}

function distinctStatement(query: CheckedQuery, condition: (params: Params) => string): Statement {
  const params = createParams();
  const matching = matchingSql({ ...query, sort: undefined }, params, "DISTINCT r.f_email AS email");
  return { sql: `${matching} AND ${condition(params)}`, values: params.values };
}
