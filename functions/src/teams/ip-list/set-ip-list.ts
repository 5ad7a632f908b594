import { assertBasedOn } from "@dure/domain/shared/based-on";
import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { type IpList, validPasses } from "@dure/domain/teams/ip-list/ip-list";
import { teamsTexts } from "@dure/domain/teams/texts";
import { isIpAllowed } from "../../platform/auth/assert-ip-allowed";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "../team/team-store";
import { getIpListIn, saveIpList } from "./ip-list-store";
import { plainRows } from "./plain-rows";
import { viewIpList } from "./view-ip-list";

/** Every call, sign-in and read checks `allowed_ips` of the team's document; the list itself also has the notes. */
export const setIpList: Verb<typeof teamsApi.setIpList> = async (ctx, { query, body: { is_on, rows } }) => {
  assertRecentSignIn(ctx);
  const after: IpList = { is_on, rows: plainRows(rows), updated_at: ctx.now };
  const allowed_ips = is_on ? after.rows.map(({ range }) => range) : [];
  if (is_on) assertHoldsOwn(allowed_ips, ctx.address);
  return transaction(ctx, async (tx) => {
    const [before, team] = [await getIpListIn(tx, ctx.teamId), await getTeam(tx, ctx.teamId)];
    assertBasedOn(before, after, query);
    const ip_passes = is_on ? validPasses(team.ip_passes, ctx.now) : [];
    saveIpList(tx, ctx.teamId, after);
    saveTeam(tx, ctx.teamId, { ...team, allowed_ips, ip_passes });
    const listed = (list: IpList) => ({ id: ctx.teamId, ...list });
    return {
      answer: viewIpList(ctx, after, { ip_passes }),
      event: { type: "ip-list.changed", before: listed(before), after: listed(after) },
    };
  });
};

/** Checks that the list contains the admin's own address. A pass for the address doesn't count, since it expires. */
function assertHoldsOwn(allowed_ips: string[], ip: string): void {
  if (allowed_ips.length === 0) throw new AppError("BAD_REQUEST", teamsTexts.ipListEmpty);
  if (!isIpAllowed({ allowed_ips, ip_passes: [] }, ip, ""))
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.ipLocksOut(ip), { ip });
}
