import { hostsOffering } from "@dure/domain/scheduling/booking-page/page-offer";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { assertFreeNow, assertNotHeld } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { disconnectedAsConflict } from "./disconnected";
import { type BookedPage, type Keep, takeInTurns } from "./take-in-turns";
import { inHostsTurn } from "./take-time";

/**
 * Takes a time with those who shall have the meeting: all of the hosts, or the one whose turn it is. It is one that the
 * page offers now, or offered when the visitor's hold began to keep it (`offeredAtMs`).
 * @throws BAD_REQUEST when the time isn't offered; SLOT_TAKEN; CONFLICT when a calendar is disconnected;
 * PROVIDER_FAILED when one can't be asked
 */
export async function inSomeonesTurn<T>(
  asked: BookedPage & { offeredAtMs?: number },
  hosts: readonly PageHost[],
  slot: Interval,
  keep: Keep<T>,
): Promise<T> {
  const { options, planId, nowMs, offeredAtMs = nowMs } = asked;
  const offering = hostsOffering(options, planId, hosts, { slot, nowMs: offeredAtMs });
  if (offering.length === 0 || slot.start <= nowMs) throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);
  if (options.strategy === "round-robin") return takeInTurns(asked, { hosts, offering }, slot, keep);
  await disconnectedAsConflict(Promise.all(hosts.map((host) => assertFreeNow(asked, host, slot))));
  return inHostsTurn(
    { teamId: asked.teamId, hostIds: hosts.map(({ id }) => id) },
    async () => {
      await Promise.all(hosts.map((host) => assertNotHeld(asked, host, slot)));
    },
    () => keep(hosts),
  );
}
