import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newTeamExport } from "@dure/domain/records/team-export/team-export";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertMayExport } from "./assert-may-export";
import { getTeamExportDoc, saveTeamExport } from "./team-export-store";

/** Notes that an export is wanted; a reaction to the event queues the work, so it is not lost. */
export const startTeamExport: Verb<typeof recordsApi.startTeamExport> = async (ctx) => {
  assertMayExport(ctx);
  assertRecentSignIn(ctx);
  return transaction(ctx, async (tx) => {
    const known = await getTeamExportDoc(tx, ctx.teamId);
    const asked = { id: randomUUID(), by: ctx.actor.id, locale: ctx.locale, now: ctx.now };
    const after = newTeamExport(known, asked);
    saveTeamExport(tx, ctx.teamId, after);
    const { locale: _, ...answer } = after;
    return { answer, event: { type: "team-export.requested", before: null, after } };
  });
};
