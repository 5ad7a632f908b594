import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import type { Labelled } from "@dure/domain/records/record/record-view";
import type { Reader } from "../open-readers";
import { keyOf } from "../record-key";
import type { Statement } from "../statement-cache";
import { idSql } from "../table";
import type { TeamModel } from "../team-model";
import { withModel } from "../with-model";
import { FIRST_OF_ADDRESS } from "./address-sql";
import { matchingSql } from "./matching-sql";
import { createParams } from "./params";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";
import { readManyViews } from "./record-views";

/** An address of leads or deals, in the form that filters compare, with its record that was updated last. */
export type AddressRow = { email: string; id: string; entity: EntityId; updated_at: string };

type Page = { after: string | null; limit: number };

/** How many more rows than addresses are read, since an address may have several records. */
const ROWS_PER_ADDRESS = 1.25;

/**
 * A page of the distinct addresses of all matches, in their order. It includes every write acknowledged before the
 * call. A page may be short although more follow.
 */
export const addressPage = (teamId: string, asked: RecordQuery, page: Page) =>
  withModel(teamId, (model) =>
    model.read(async (read) => {
      const { rows, isLast } = await readAddressPage(read, checkQuery(asked, model.catalog), page);
      return { rows, isLast, views: await viewsOf(read, rows, model) };
    }),
  );

export async function readAddressPage(read: Reader, query: CheckedQuery, { after, limit }: Page) {
  const rowsAtOnce = Math.ceil(limit * ROWS_PER_ADDRESS);
  const found = await read<Found>(addressesStatement(query, after, rowsAtOnce));
  const rows = firstOfEach(found);
  return { rows: rows.slice(0, limit), isLast: found.length < rowsAtOnce && rows.length <= limit };
}

type Found = Omit<AddressRow, "entity" | "updated_at"> & { is_deal: boolean; updated_ms: bigint };

/**
 * The matches in the order of their addresses. Of the records of an address, the one updated last comes first, so a
 * page needs only the first row of each address, and no statement groups all matches.
 */
export function addressesStatement(query: CheckedQuery, after: string | null, limit: number): Statement {
  const params = createParams();
  const columns = "r.f_email, r.key, r.id, r.f_deal_record_type, r.f_updated_at";
  const matching = matchingSql({ ...query, sort: undefined }, params, columns);
  const later = after === null ? "r.f_email IS NOT NULL" : `r.f_email > ${params.add(after)}`;
  const order = `r.f_email, ${FIRST_OF_ADDRESS}`;
  const sql = `SELECT r.f_email AS email, ${idSql("r")} AS id, r.f_deal_record_type IS NOT NULL AS is_deal,
epoch_ms(r.f_updated_at) AS updated_ms
FROM (${matching} AND ${later} ORDER BY ${order} LIMIT ${Math.trunc(limit)}) r ORDER BY ${order}`;
  return { sql, values: params.values };
}

/** Rows of one address are adjacent. */
const firstOfEach = (found: readonly Found[]): AddressRow[] =>
  found
    .filter(({ email }, index) => found[index - 1]?.email !== email)
    .map(({ is_deal, updated_ms, email, id }) => ({
      ...{ email, id, entity: is_deal ? "deal" : "lead" },
      updated_at: new Date(Number(updated_ms)).toISOString(),
    }));

/** The whole records of a page, by id. */
async function viewsOf(read: Reader, rows: readonly AddressRow[], model: TeamModel): Promise<Map<string, RecordView>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const keys = ids.map((id) => `'${keyOf(id)}'`).join(", ");
  const docs: Statement = { sql: `SELECT doc FROM lead WHERE key IN (${keys})`, values: [], skipCache: true };
  const views = await readManyViews(read, docs, ids, model, new Map<string, Labelled>());
  return new Map(views.map((view) => [view.id, view]));
}
