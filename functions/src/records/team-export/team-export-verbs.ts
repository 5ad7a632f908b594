import type { recordsApi } from "@dure/domain/records/api";
import { assertReady, teamExportPath, viewTeamExport } from "@dure/domain/records/team-export/team-export";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Verb } from "../../platform/http/endpoint";
import { readingUrl } from "../../platform/storage/bucket";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertMayExport } from "./assert-may-export";
import { readTeamExport } from "./team-export-store";

export const getTeamExport: Verb<typeof recordsApi.getTeamExport> = async ({ teamId, now }) => ({
  data: viewTeamExport(await readTeamExport(teamId), now),
});

/** A signed address of the file, for some minutes. Each is an entry of the audit log. */
export const getTeamExportLink: Verb<typeof recordsApi.getTeamExportLink> = async (ctx, { params }) => {
  assertMayExport(ctx);
  assertRecentSignIn(ctx);
  const { teamId, now } = ctx;
  const ready = assertReady(await readTeamExport(teamId), params.id, now);
  const filename = `dure-${ready.created_at.slice(0, 10)}.zip`;
  const shown = { filename, contentType: "application/zip", disposition: "attachment" } as const;
  const answer = await readingUrl(teamExportPath(teamId, ready.id), shown, now);
  const event = { type: "team-export.downloaded", before: null, after: { id: ready.id } } as const;
  return transaction(ctx, async () => ({ answer, event }));
};
