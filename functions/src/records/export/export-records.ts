import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { createClock } from "@dure/domain/records/export/clock";
import { exportColumns } from "@dure/domain/records/export/export-columns";
import { exportTexts } from "@dure/domain/records/export/texts";
import { blurAnswer } from "@dure/domain/records/incoming/blur-answer";
import type { RecordView } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import { ESTIMATED_LENGTH_HEADER } from "@dure/domain/shared/headers";
import { listUsers } from "../../identity/user/user-store";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readCatalog } from "../field/read-catalog";
import { countRecords } from "../read-model/query/list-page";
import { matchingRecords } from "../read-model/query/matching";
import { blursRouters } from "../record/router-blur";
import { toRecordQuery } from "../record/to-record-query";
import { estimateBytes } from "./estimate-bytes";
import { SPREADSHEETS } from "./spreadsheets";

/** Rows per batch. Smaller batches make the size estimate more exact. */
const COUNTED_ROWS = 50;
/** Excel's limit of rows per sheet, including the header row. */
const MAX_SHEET_ROWS = 1_048_576;

/**
 * Streams a filtered list as a file, row by row. Reading stops when the client disconnects. The audit entry is written
 * before the first row is sent.
 */
export const exportRecords: Verb<typeof recordsApi.exportRecords> = async (ctx, { params, query, body }) => {
  if (callerOf(ctx).flags.hide_record_download_button) throw new AppError("FORBIDDEN", exportTexts.switchedOff);
  const { entityId } = params;
  const { format } = query;
  const wanted = toRecordQuery(ctx, { entityId, ...body });
  const [rows, columns] = await Promise.all([countRecords(ctx.teamId, wanted), columnsFor(ctx, entityId)]);
  if (format === "excel" && rows >= MAX_SHEET_ROWS) throw new AppError("NOT_ACCEPTABLE", exportTexts.tooManyRows);
  const { filters = null, sorting = null, search = "" } = body;
  const exported = { id: randomUUID(), entity_id: entityId, format, filters, sorting, search, rows };
  await transaction({ ...ctx, idempotency: undefined }, async () => ({
    answer: undefined,
    event: { type: "records.exported", before: null, after: exported },
  }));

  const progress = { rows: 0 };
  const { extension, type, write } = SPREADSHEETS[format];
  const file = write(columns, counted(matchingRecords(ctx.teamId, wanted), progress, blursRouters(ctx)));
  const { stream, bytes } = await estimateBytes(file, () => progress.rows / Math.max(rows, 1));
  return {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${entityId}.${extension}"`,
      [ESTIMATED_LENGTH_HEADER]: String(bytes),
    },
    body: stream,
  };
};

async function columnsFor(ctx: Context, entityId: Parameters<typeof exportColumns>[0]) {
  const [by, users] = await Promise.all([readCatalog(ctx.teamId), listUsers(ctx.teamId, ["ACTIVE", "DEACTIVATED"])]);
  const members = new Map(users.map(({ user_id, display_name, email }) => [user_id, display_name || email]));
  const { locale, timeZone } = ctx;
  return exportColumns(
    entityId,
    { ...by, locale, likeSearch: true, masked: false },
    { clock: createClock(timeZone), members },
  );
}

/** Passes batches through and counts the rows that the writer has consumed. */
async function* counted(batches: AsyncIterable<RecordView[]>, progress: { rows: number }, blurs: boolean) {
  for await (const batch of batches)
    for (let from = 0; from < batch.length; from += COUNTED_ROWS) {
      const some = batch.slice(from, from + COUNTED_ROWS);
      progress.rows += some.length;
      yield blurs ? blurAnswer(some) : some;
    }
}
