import { randomUUID } from "node:crypto";
import type { ReadableStream } from "node:stream/web";
import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { auditColumns } from "@dure/domain/teams/audit/audit-columns";
import type { AuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { spanBounds } from "@dure/domain/teams/audit/audit-query";
import { csvText } from "@dure/domain/teams/audit/csv-text";
import { teamsTexts } from "@dure/domain/teams/texts";
import { writeCsvStream } from "hucre/csv";
import { type Context, callerOf } from "../../platform/context";
import type { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readAudit } from "./audit-log-store";
import { type AuditSources, auditReader } from "./audit-reader";

const PAGE = 500;

/**
 * Streams the log page by page; reading stops when the client disconnects. The entry about the export is written before
 * the first row is sent, so it is the file's first row if the span has no end.
 */
export const exportAuditLog =
  (sources: AuditSources): Verb<typeof teamsApi.exportAuditLog> =>
  async (ctx, { query }) => {
    if (callerOf(ctx).flags.hide_audit_log_download_button) throw new AppError("FORBIDDEN", teamsTexts.auditExportOff);
    const { start = null, end = null } = query;
    const after = { id: randomUUID(), from: start, to: end };
    await transaction(ctx, async () => ({
      answer: undefined,
      event: { type: "audit-log.exported", before: null, after },
    }));
    const columns = auditColumns(ctx.locale);
    const rows = pages(ctx, { ...spanBounds(query), types: undefined, actor: undefined }, sources);
    return {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="audit-logs.csv"',
      },
      // Excel reads Korean text as UTF-8 only if the file begins with a byte order mark.
      body: writeCsvStream(cells(columns, rows), {
        headers: columns.map(({ label }) => label),
        bom: true,
      }) as ReadableStream<Uint8Array>,
    };
  };

async function* pages(ctx: Context, scan: Parameters<typeof readAudit>[1], sources: AuditSources) {
  const view = await auditReader(ctx, sources);
  let after: Place | undefined;
  for (;;) {
    const entries = await readAudit(ctx.teamId, scan, { after, limit: PAGE });
    yield view(entries);
    const last = entries.at(-1);
    if (entries.length < PAGE || !last) return;
    after = { at: last.at, id: last.id };
  }
}

async function* cells(columns: ReturnType<typeof auditColumns>, rows: AsyncIterable<AuditEntry[]>) {
  for await (const page of rows) for (const row of page) yield columns.map(({ read }) => csvText(read(row)));
}
