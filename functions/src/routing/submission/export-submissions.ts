import type { ReadableStream } from "node:stream/web";
import { exportTexts } from "@dure/domain/records/export/texts";
import type { routingApi } from "@dure/domain/routing/api";
import { spanOfDays } from "@dure/domain/routing/submission/days";
import { type SubmissionColumn, submissionColumns } from "@dure/domain/routing/submission/export-submissions";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { submissionHeader } from "@dure/domain/routing/submission/submission-header";
import { AppError } from "@dure/domain/shared/error";
import { minuteIn } from "@dure/domain/shared/zone/minute-in";
import { writeCsvStream } from "hucre/csv";
import { listUsers } from "../../identity/user/user-store";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getStoredRouter } from "../router/router-store";
import { pagesOfRows } from "./submission-store";

/**
 * Streams a router's submissions as a file, page by page. Reading stops when the client disconnects. The audit entry is
 * written before the first row is sent.
 */
export const exportSubmissions: Verb<typeof routingApi.exportSubmissions> = async (ctx, { params, query }) => {
  if (callerOf(ctx).flags.hide_record_download_button) throw new AppError("FORBIDDEN", exportTexts.switchedOff);
  const { teamId, now } = ctx;
  const router = await getStoredRouter(teamId, params.id);
  const users = await listUsers(teamId, ["ACTIVE", "DEACTIVATED"]);
  const members = new Map(users.map(({ user_id, display_name, email }) => [user_id, display_name || email]));
  const groups = new Map(router.groups.map(({ id, props }) => [id, props.name]));
  const { language: locale } = query;
  const readable = locale && { locale, time: (time: string) => minuteIn(callerOf(ctx).team.timezone, time) };
  const shown = { hasGroups: router.groups.length > 0, nowMs: Date.parse(now), members, groups, readable };
  const columns = submissionColumns(submissionHeader(router), shown);
  const { from = null, to = null } = query;
  const exported = { type: "submissions.exported", before: null, after: { id: router.id, from, to } } as const;
  await transaction(ctx, async () => ({ answer: undefined, event: exported }));
  const pages = pagesOfRows(teamId, router.id, spanOfDays(router.timezone, query));
  return {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="submissions-${router.id}.csv"`,
    },
    // Excel reads Korean text as UTF-8 only if the file begins with a byte order mark.
    body: writeCsvStream(cells(columns, pages), {
      headers: columns.map(({ label }) => label),
      bom: true,
    }) as ReadableStream<Uint8Array>,
  };
};

async function* cells(columns: readonly SubmissionColumn[], pages: AsyncIterable<SubmissionRow[]>) {
  for await (const page of pages) for (const row of page) yield columns.map(({ read }) => read(row));
}
