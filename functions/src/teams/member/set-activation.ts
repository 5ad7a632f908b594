import { roleOf } from "@dure/domain/shared/caller/role-of";
import type { teamsApi } from "@dure/domain/teams/api";
import { activate, assertDeactivatable, assertMemberOf, deactivate } from "@dure/domain/teams/member";
import { closeAllSessions } from "../../identity/session/close-sessions";
import { clearClaims, setClaims } from "../../identity/tenant/account";
import { findUser, saveUser } from "../../identity/user/user-store";
import { listOpenSessions } from "../../platform/auth/session-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { buySeatIfNone } from "../billing/buy-seat-if-none";
import { takeSeat } from "../billing/take-seat";
import { assertOwnTeam } from "../team/assert-own-team";
import { getTeam } from "../team/team-store";
import { keepAnAdmin } from "./keep-an-admin";
import type { MemberDuties } from "./member-duties";

/**
 * A deactivated member loses access with the next call, since every call reads their document; their sessions end too.
 * Idempotent: a request for the current state changes nothing.
 */
export const setActivation =
  ({ readDuties }: MemberDuties): Verb<typeof teamsApi.setActivation> =>
  async (ctx, { params, body: { active, buy_seat } }) => {
    assertOwnTeam(ctx, params);
    const { userId } = params;
    if (active && buy_seat) await buySeatIfNone(ctx, { userId, status: "DEACTIVATED" });
    const open = active ? [] : await listOpenSessions(ctx.teamId, userId);
    const after = await transaction(ctx, async (tx) => {
      const [team, before] = await Promise.all([getTeam(tx, ctx.teamId), findUser(tx, ctx.teamId, userId)]);
      assertMemberOf(before);
      if ((before.team_member_status === "ACTIVE") === active) return { answer: before, event: [] };
      if (!active) assertDeactivatable(before, await readDuties(tx, ctx.teamId, userId), ctx.actor);
      const lock = await (active ? takeSeat(tx, ctx.teamId, team) : keepAnAdmin(tx, ctx.teamId, before));
      const changed = active ? activate(before, before.team_member_role, ctx.now) : deactivate(before, ctx.now);
      lock();
      saveUser(tx, ctx.teamId, changed);
      const end = { open, email: before.email, cause: "deactivated", now: ctx.now } as const;
      const ended = active ? [] : closeAllSessions(tx, ctx.teamId, userId, end);
      return {
        answer: changed,
        event: [{ type: active ? "member.activated" : "member.deactivated", before, after: changed }, ...ended],
      };
    });
    // If the process dies before this step, the next sign-in repairs the claims.
    if (!active) await clearClaims(ctx.teamId, userId);
    else await setClaims(ctx.teamId, userId, roleOf(after.team_member_role));
  };
