import type { teamsApi } from "@dure/domain/teams/api";
import type { AuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { askedTypes, isAbout, spanBounds } from "@dure/domain/teams/audit/audit-query";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { type AuditScan, countAudit, readAudit } from "./audit-log-store";
import { type AuditSources, auditReader } from "./audit-reader";

const cursors = pageCursor("audit-log", Place);

/** The entries of one read, and the most entries that one call scans in a search by target. */
const CHUNK = 200;
const MAX_SCANNED = 2000;

/**
 * A page of the log. Targets' names are not indexed, so a search by name scans the entries. After `MAX_SCANNED` entries
 * it returns what it has found, maybe nothing, and a cursor to continue.
 */
export const listAuditLog =
  (sources: AuditSources): Verb<typeof teamsApi.listAuditLog> =>
  async (ctx, { query }) => {
    const { teamId } = ctx;
    const types = askedTypes(query, sources.words);
    const scan: AuditScan = { ...spanBounds(query), types, actor: query.actor };
    const asks = (entry: AuditEntry) =>
      (types === undefined || types.includes(`${entry.target}.${entry.action_type}`)) &&
      (query.target === undefined || isAbout(query.target, entry));
    const after = cursors.placeIn(teamId, query.cursor);
    const [view, total] = await Promise.all([
      auditReader(ctx, sources),
      query.target === undefined ? countAudit(teamId, scan) : undefined,
    ]);
    const limit = query.page_count;
    const chunk = query.target === undefined ? limit + 1 : CHUNK;
    const page = await fill(teamId, scan, { after, limit, chunk, find: (all) => view(all).filter(asks) });
    return {
      data: page.found,
      page_count: query.page_count,
      total: total ?? null,
      ...cursors.pageEnd(teamId, page.next),
    };
  };

type Fill = {
  after: Place | undefined;
  limit: number;
  chunk: number;
  find: (entries: Awaited<ReturnType<typeof readAudit>>) => AuditEntry[];
};

/** Reads until the page is full, no entries are left, or `MAX_SCANNED` entries were scanned. */
async function fill(teamId: string, scan: AuditScan, { after, limit, chunk, find }: Fill) {
  const found: AuditEntry[] = [];
  let next = after;
  for (let scanned = 0; scanned < MAX_SCANNED; scanned += chunk) {
    const entries = await readAudit(teamId, scan, { after: next, limit: chunk });
    const some = find(entries);
    const last = some[limit - found.length - 1];
    found.push(...some.slice(0, limit - found.length));
    const isMore = entries.length === chunk || (last !== undefined && last.id !== entries.at(-1)?.id);
    const end = last ? { at: last.timestamp, id: last.id } : entries.at(-1);
    if (!isMore || !end) return { found, next: undefined };
    next = { at: end.at, id: end.id };
    if (last) return { found, next };
  }
  return { found, next };
}
