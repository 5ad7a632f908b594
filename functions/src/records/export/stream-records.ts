import { randomUUID } from "node:crypto";
import type { ExportFormat } from "@dure/domain/records/export/api";
import { exportColumns } from "@dure/domain/records/export/export-columns";
import { exportTexts } from "@dure/domain/records/export/texts";
import { createWallClock } from "@dure/domain/records/export/wall-clock";
import type { FilterBody } from "@dure/domain/records/filter/filter";
import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import { listUsers } from "../../identity/user/user-store";
import { type Context, callerOf } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { readCatalog } from "../field/read-catalog";
import { countRecords } from "../read-model/query/list-page";
import { matchingRecords } from "../read-model/query/matching";
import type { RecordQuery } from "../read-model/query/record-query";
import { blursRouters } from "../record/router-blur";
import { streamFile } from "./stream-file";

/** Excel's limit of rows per sheet, including the header row. */
const MAX_SHEET_ROWS = 1_048_576;

/** What is written to a file: the records that are asked for, and how the audit log names them. */
export type Wanted = {
  entityId: ListEntityId;
  format: ExportFormat;
  query: RecordQuery;
  asked: FilterBody;
  /** The fields to write, in their order; all of them by default. */
  columns?: readonly string[];
};

/**
 * Streams records as a file, row by row. Reading stops when the client disconnects. The audit entry is written before the
 * first row is sent.
 * @throws FORBIDDEN if the team has switched exports off; NOT_ACCEPTABLE for more rows than a sheet holds
 */
export async function streamRecords(ctx: Context, { entityId, format, query, asked, columns: only }: Wanted) {
  if (callerOf(ctx).flags.hide_record_download_button) throw new AppError("FORBIDDEN", exportTexts.switchedOff);
  const [rows, columns] = await Promise.all([countRecords(ctx.teamId, query), columnsFor(ctx, entityId, only)]);
  if (format === "excel" && rows >= MAX_SHEET_ROWS) throw new AppError("NOT_ACCEPTABLE", exportTexts.tooManyRows);
  const { filters = null, sorting = null, search = "" } = asked;
  const exported = { id: randomUUID(), entity_id: entityId, format, filters, sorting, search, rows };
  await transaction({ ...ctx, idempotency: undefined }, async () => ({
    answer: undefined,
    event: { type: "records.exported", before: null, after: exported },
  }));

  const found = matchingRecords(ctx.teamId, query);
  const batches = blursRouters(ctx) ? blurred(found) : found;
  return streamFile({ format, name: entityId, columns, batches, rows });
}

async function columnsFor(ctx: Context, entityId: ListEntityId, only: readonly string[] | undefined) {
  const [by, users] = await Promise.all([readCatalog(ctx.teamId), listUsers(ctx.teamId, ["ACTIVE", "DEACTIVATED"])]);
  const members = new Map(users.map(({ user_id, display_name, email }) => [user_id, display_name || email]));
  const { locale, timeZone } = ctx;
  return exportColumns(
    entityId,
    { ...by, locale, likeSearch: true, masked: false },
    { clock: createWallClock(timeZone), members },
    only,
  );
}

async function* blurred(batches: AsyncIterable<RecordView[]>) {
  for await (const batch of batches) yield blurResponse(batch);
}
