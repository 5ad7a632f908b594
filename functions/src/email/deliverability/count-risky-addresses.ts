import type { RiskyAddressCounts } from "@dure/domain/email/campaign/recommendations";
import { ROLE_LOCAL_PARTS } from "@dure/domain/email/deliverability/role-local-parts";
import type { FrozenAudience } from "@dure/domain/email/segment/audience";
import { countAddressKinds } from "../../records/read-model/query/address-count";
import { audienceQuery } from "../segment/audience-query";
import { isDisposableDomain } from "./is-disposable-domain";

/** The numbers of role addresses (such as info@) and of disposable addresses in an audience. */
export async function countRiskyAddresses(teamId: string, audience: FrozenAudience): Promise<RiskyAddressCounts> {
  const { named, domains } = await countAddressKinds(teamId, await audienceQuery(teamId, audience), ROLE_LOCAL_PARTS);
  let disposable = 0;
  for (const [domain, addresses] of domains) if (await isDisposableDomain(domain)) disposable += addresses;
  return { role: named, disposable };
}
