import type { Interval } from "@dure/domain/scheduling/interval";
import { hostsOffering } from "@dure/domain/scheduling/page-offer";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { assertFreeNow, assertNotHeld, type PageQuery } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { isDisconnected } from "../calendar/calendar-error";
import { disconnectedAsConflict } from "./disconnected";
import { inHostsTurn } from "./take-time";
import { findTally, inOrderOfTurns } from "./tally-store";

type BookedPage = PageQuery & { pageId: string };

/**
 * Takes a time with those who shall have the meeting: all of the hosts, or the one whose turn it is. Who turns out to be
 * taken, or can't be asked, is passed over while another is left.
 * @param keep commits the meeting; it decides, whatever was seen before
 * @throws BAD_REQUEST when the time isn't offered; SLOT_TAKEN; CONFLICT when a calendar can't be asked
 */
export async function inSomeonesTurn<T>(
  asked: BookedPage,
  hosts: readonly PageHost[],
  slot: Interval,
  keep: (chosen: readonly PageHost[]) => Promise<T>,
): Promise<T> {
  const candidates = await candidatesFor(asked, hosts, slot);
  for (const [place, chosen] of candidates.entries()) {
    try {
      return await takeWith(asked, chosen, slot, () => keep(chosen));
    } catch (error) {
      if (place === candidates.length - 1 || !isPassedOver(error))
        return await disconnectedAsConflict(Promise.reject(error));
    }
  }
  throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);
}

/** The sets of hosts to try, in this order. */
async function candidatesFor(asked: BookedPage, hosts: readonly PageHost[], slot: Interval): Promise<PageHost[][]> {
  const { options, planId, nowMs } = asked;
  const offering = hostsOffering(options, planId, hosts, { slot, nowMs });
  if (options.strategy === "collective") return offering.length === hosts.length ? [[...hosts]] : [];
  const tally = await findTally(asked.teamId, { ...options, id: asked.pageId }, new Date(nowMs).toISOString());
  return inOrderOfTurns(offering, tally).map((host) => [host]);
}

async function takeWith<T>(asked: PageQuery, chosen: readonly PageHost[], slot: Interval, keep: () => Promise<T>) {
  await Promise.all(chosen.map((host) => assertFreeNow(asked, host, slot)));
  return inHostsTurn(
    { teamId: asked.teamId, hostIds: chosen.map(({ id }) => id) },
    async () => {
      await Promise.all(chosen.map((host) => assertNotHeld(asked, host, slot)));
    },
    keep,
  );
}

const isPassedOver = (error: unknown): boolean =>
  isDisconnected(error) || (error instanceof AppError && error.code === "SLOT_TAKEN");
