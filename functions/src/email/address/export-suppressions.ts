import { randomUUID } from "node:crypto";
import type { ReadableStream } from "node:stream/web";
import type { emailApi } from "@dure/domain/email/api";
import { csvText } from "@dure/domain/teams/audit/csv-text";
import { writeCsvStream } from "hucre/csv";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertMayExport } from "../../records/team-export/assert-may-export";
import { findSuppressed } from "./suppression-store";

const PAGE = 500;

/** Streams the list page by page. The file can be imported again as it is. */
export const exportSuppressions: Verb<typeof emailApi.exportSuppressions> = async (ctx) => {
  assertMayExport(ctx);
  const after = { id: randomUUID() };
  await transaction(ctx, async () => ({
    answer: undefined,
    event: { type: "address.exported", before: null, after },
  }));
  return {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="suppressions.csv"',
    },
    // Excel reads Korean text as UTF-8 only if the file begins with a byte order mark.
    body: writeCsvStream(rows(ctx.teamId), {
      headers: ["email", "reason", "at"],
      bom: true,
    }) as ReadableStream<Uint8Array>,
  };
};

async function* rows(teamId: string): AsyncGenerator<string[]> {
  let after: string | undefined;
  for (;;) {
    const page = await findSuppressed(teamId, {}, { after, limit: PAGE });
    for (const { state } of page.rows)
      yield [csvText(state.email), state.suppressed?.reason ?? "", state.suppressed?.at ?? ""];
    if (page.isLast) return;
    after = page.rows.at(-1)?.id;
  }
}
