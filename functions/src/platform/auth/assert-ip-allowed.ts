import { accessTexts } from "@dure/domain/shared/access";
import type { Tenant } from "@dure/domain/shared/caller/tenant";
import { AppError } from "@dure/domain/shared/error";
import { isInRange, plainAddress } from "../http/ip-range";

/** A team's rules about IP addresses. */
export type IpRule = Pick<Tenant, "allowed_ips" | "ip_passes">;

/** Whether a team lets an address in: it has no list, a range of the list holds the address, or a pass is valid now. */
export function isIpAllowed({ allowed_ips, ip_passes }: IpRule, ip: string, now: string): boolean {
  if (allowed_ips.length === 0) return true;
  const address = plainAddress(ip);
  if (address === undefined) return false;
  return (
    allowed_ips.some((range) => isInRange(address, range)) ||
    ip_passes.some((pass) => pass.ip === address && pass.until > now)
  );
}

/** @throws IP_FORBIDDEN, with the address, if the team doesn't let it in */
export function assertIpAllowed(rule: IpRule, ip: string, now: string): void {
  if (!isIpAllowed(rule, ip, now)) throw new AppError("IP_FORBIDDEN", accessTexts.ipRestricted, { ip });
}
