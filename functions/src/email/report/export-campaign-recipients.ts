import type { ReadableStream } from "node:stream/web";
import type { emailApi } from "@dure/domain/email/api";
import type { Recipient } from "@dure/domain/email/ledger/recipient";
import { recipientColumns } from "@dure/domain/email/report/recipient-columns";
import { minuteIn } from "@dure/domain/shared/zone/minute-in";
import { csvText } from "@dure/domain/teams/audit/csv-text";
import { writeCsvStream } from "hucre/csv";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertMayExport } from "../../records/team-export/assert-may-export";
import { readReportedCampaign, recipientPages } from "./report-store";
import { shownRecipients } from "./to-report-rows";

/** Streams a campaign's recipients page by page. Reading stops when the client disconnects. */
export const exportCampaignRecipients: Verb<typeof emailApi.exportCampaignRecipients> = async (ctx, { params }) => {
  assertMayExport(ctx);
  const { name } = await readReportedCampaign(ctx.teamId, params.id);
  const after = { id: params.id, name };
  await transaction(ctx, async () => ({
    answer: undefined,
    event: { type: "campaign-recipients.exported", before: null, after },
  }));
  const { timezone } = callerOf(ctx).team;
  const columns = recipientColumns({ locale: ctx.locale, time: (time) => minuteIn(timezone, time) });
  const rows = cells(ctx, columns, recipientPages(ctx.teamId, params.id));
  return {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="recipients.csv"',
    },
    // Excel reads Korean text as UTF-8 only if the file begins with a byte order mark.
    body: writeCsvStream(rows, {
      headers: columns.map(({ label }) => label),
      bom: true,
    }) as ReadableStream<Uint8Array>,
  };
};

async function* cells(ctx: Context, columns: ReturnType<typeof recipientColumns>, pages: AsyncIterable<Recipient[]>) {
  for await (const page of pages) {
    const isShown = await shownRecipients(ctx, page);
    for (const row of page) {
      const known = isShown(row) ? row : { ...row, email: "", failure_reason: null };
      yield columns.map(({ read }) => csvText(read(known)));
    }
  }
}
