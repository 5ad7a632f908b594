import { exportColumns } from "@dure/domain/records/export/export-columns";
import { createWallClock } from "@dure/domain/records/export/wall-clock";
import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { listUsers } from "../../identity/user/user-store";
import type { Context } from "../../platform/context";
import { SPREADSHEETS } from "../export/spreadsheets";
import { readCatalog } from "../field/read-catalog";
import { matchingRecords } from "../read-model/query/matching";
import { blursRouters } from "../record/router-blur";
import { toRecordQuery } from "../record/to-record-query";
import { jsonLines } from "./json-lines";

const ENTITIES = { leads: "lead", deals: "deal", companies: "company", contacts: "contact" } as const;

type File = { name: string; lines: AsyncIterable<string | Uint8Array> };

/** Each kind of record as a spreadsheet for people and as JSON lines for programs; nothing is read before it is asked for. */
export const recordFiles = (ctx: Context, rows: Record<string, number>): File[] =>
  Object.entries(ENTITIES).flatMap(([name, entityId]) => [
    { name: `records/${name}.csv`, lines: csvOf(ctx, entityId) },
    { name: `records/${name}.jsonl`, lines: jsonLines(recordsOf(ctx, entityId), name, rows) },
  ]);

const batchesOf = (ctx: Context, entityId: ListEntityId) =>
  matchingRecords(ctx.teamId, toRecordQuery(ctx, { entityId, filters: null, sorting: null, search: "" }));

async function* recordsOf(ctx: Context, entityId: ListEntityId): AsyncGenerator<Record<string, unknown>> {
  const isBlurred = blursRouters(ctx);
  for await (const batch of batchesOf(ctx, entityId)) yield* isBlurred ? blurResponse(batch) : batch;
}

async function* csvOf(ctx: Context, entityId: ListEntityId): AsyncGenerator<Uint8Array> {
  const { teamId, locale, timeZone } = ctx;
  const [catalog, users] = await Promise.all([readCatalog(teamId), listUsers(teamId, ["ACTIVE", "DEACTIVATED"])]);
  const members = new Map(users.map(({ user_id, display_name, email }) => [user_id, display_name || email]));
  const listing = { ...catalog, locale, likeSearch: true, masked: false };
  const columns = exportColumns(entityId, listing, { clock: createWallClock(timeZone), members });
  const isBlurred = blursRouters(ctx);
  async function* batches() {
    for await (const batch of batchesOf(ctx, entityId)) yield isBlurred ? blurResponse(batch) : batch;
  }
  yield* SPREADSHEETS.csv.write(columns, batches());
}
