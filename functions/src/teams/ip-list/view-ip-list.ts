import type { Tenant } from "@dure/domain/shared/caller/tenant";
import { type IpList, type IpListView, validPasses } from "@dure/domain/teams/ip-list/ip-list";
import type { Context } from "../../platform/context";
import { plainAddress } from "../../platform/http/ip-range";

export const viewIpList = (ctx: Context, list: IpList, { ip_passes }: Pick<Tenant, "ip_passes">): IpListView => ({
  ...list,
  current_ip: plainAddress(ctx.address) ?? ctx.address,
  passes: validPasses(ip_passes, ctx.now),
});
