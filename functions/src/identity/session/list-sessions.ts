import type { identityApi } from "@dure/domain/identity/api";
import { byLastSeen, viewSession } from "@dure/domain/identity/session";
import { listOpenSessions } from "../../platform/auth/session-store";
import { sessionOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";

export const listSessions: Verb<typeof identityApi.listSessions> = async (ctx) => {
  const open = await listOpenSessions(ctx.teamId, ctx.actor.id);
  const { id } = sessionOf(ctx);
  return { data: open.map((session) => viewSession(session, id)).sort(byLastSeen) };
};
