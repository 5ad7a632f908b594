import { normaliseAddress } from "@dure/domain/email/address/address";
import { quietUntil } from "@dure/domain/email/law/law";
import { zoneOfDialCode } from "@dure/domain/email/ledger/recipient-zone";
import { findTeam } from "../../platform/auth/team-store";
import { readAddresses } from "../address/address-store";
import { readLaw } from "../law/law-store";
import type { Subject } from "./read-subject";

/** Until when the law forbids marketing mails to a person; undefined if a mail may go now. */
export async function quietUntilOf(teamId: string, { record }: Subject, now: string): Promise<string | undefined> {
  const zone = zoneOfDialCode(record.phone_number?.dial_code) ?? (await findTeam(teamId))?.team.timezone;
  const until = quietUntil(await readLaw(teamId), now, zone);
  const email = until === undefined ? undefined : normaliseAddress(record.email);
  if (email === undefined) return undefined;
  return (await readAddresses(teamId, [email])).get(email)?.night_consent ? undefined : until;
}
