import type { Reader } from "../open-readers";
import type { Statement } from "../statement-cache";
import { withModel } from "../with-model";
import { emailsSql } from "./address-sql";
import { matchingSql } from "./matching-sql";
import { matchingStatement } from "./page-query";
import { createParams, type Params } from "./params";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";

/**
 * The numbers of all matches, of those without an address, and of distinct addresses. `unusual`: the addresses that
 * don't have the plain form, which the caller has to validate. `listed`: the given addresses that occur.
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

/** Of the matches' distinct addresses: how many have one of the given local parts, and how many each domain has. */
export type AddressKinds = { named: number; domains: Map<string, number> };

/** Mail domains that are looked at, those with the most addresses first. */
const MAX_DOMAINS = 50_000;

/**
 * Counts addresses by local part and domain.
 * @param localParts in lower case; what follows a plus sign in an address is ignored
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
