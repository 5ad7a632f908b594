import type { Reader, Statement } from "../database";
import { withModel } from "../with-model";
import { matchingSql } from "./matching-sql";
import { createParams } from "./params";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";

/** Of the matches' different addresses: how many have one of some local parts, and how many there are at each domain. */
export type AddressKinds = { named: number; domains: Map<string, number> };

/** Mail domains that are looked at, those with the most addresses first. */
const MAX_DOMAINS = 50_000;

/**
 * Counts addresses by what they look like.
 * @param localParts in lower case; what stands behind a plus sign counts for nothing
 */
export const countAddressKinds = (
  teamId: string,
  asked: RecordQuery,
  localParts: readonly string[],
): Promise<AddressKinds> =>
  withModel(teamId, (model) => model.read((read) => readKinds(read, checkQuery(asked, model.catalog), localParts)));

async function readKinds(read: Reader, query: CheckedQuery, localParts: readonly string[]): Promise<AddressKinds> {
  const [counted] = await read<{ named: bigint }>(namedStatement(query, localParts));
  const domains = await read<{ domain: string; addresses: bigint }>(domainStatement(query));
  return {
    named: Number(counted?.named ?? 0),
    domains: new Map(domains.map(({ domain, addresses }) => [domain, Number(addresses)])),
  };
}

const LOCAL_PART = "regexp_replace(split_part(lower(r.f_email), '@', 1), '[+].*$', '')";
const DOMAIN = "split_part(lower(r.f_email), '@', 2)";

/** The local parts are bound as one text: DuckDB plans many constants slowly. */
function namedStatement(query: CheckedQuery, localParts: readonly string[]): Statement {
  const params = createParams();
  const matching = matchingSql({ ...query, sort: undefined }, params, "count(DISTINCT r.f_email) AS named");
  const names = params.add(localParts.join("\n"));
  return {
    sql: `${matching} AND ${LOCAL_PART} IN (SELECT unnest(string_split(${names}, chr(10))))`,
    values: params.values,
  };
}

function domainStatement(query: CheckedQuery): Statement {
  const params = createParams();
  const columns = `${DOMAIN} AS domain, count(DISTINCT r.f_email) AS addresses`;
  const matching = matchingSql({ ...query, sort: undefined }, params, columns);
  return {
    sql: `${matching} AND r.f_email IS NOT NULL GROUP BY 1 ORDER BY addresses DESC, domain LIMIT ${MAX_DOMAINS}`,
    values: params.values,
  };
}
