import type { Tally } from "@dure/domain/scheduling/booking-page/round-robin";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { inTurn } from "../../platform/concurrency/keyed-mutex";
import { assertFreeNow, assertNotHeld, type PageQuery } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { isDisconnected } from "../calendar/calendar-error";
import { disconnectedAsConflict } from "./disconnected";
import { inHostsTurn } from "./take-time";
import { findTally, whoseTurn } from "./tally-store";

export type BookedPage = PageQuery & { pageId: string };

/** @throws when another booking has changed whose turn it is */
export type AssertTurn = (tally: Tally) => void;

/**
 * Commits the meeting; it decides, whatever was seen before.
 * @param assertTurn to be called with the tally as the transaction sees it, where hosts take turns
 */
export type Keep<T> = (chosen: readonly PageHost[], assertTurn?: AssertTurn) => Promise<T>;

/** `hosts` is everyone who takes turns on the page; `offering` are those of them who work at the time. */
type Turns = { hosts: readonly PageHost[]; offering: readonly PageHost[] };

class TurnPassed extends Error {
  override readonly name = "TurnPassed";
}

/**
 * Gives a time to the host whose turn it is, of those who offer it. Who turns out to be taken, or whose calendar can't
 * be asked, is passed over while another is left. Whose turn it is, is asked again in the transaction: of many bookings
 * at once, each sees the ones before it. In one instance they come one after another; calendars are asked before that.
 * @throws SLOT_TAKEN when nobody is free; what the calendars said when none could be asked
 */
export async function takeInTurns<T>(asked: BookedPage, turns: Turns, slot: Interval, keep: Keep<T>): Promise<T> {
  const left = leftOf(asked, turns);
  const free = new Set<PageHost>();

  async function take(): Promise<{ answer: T } | undefined> {
    const host = await left.next();
    if (!host || !free.has(host)) return undefined;
    const check = () => assertNotHeld(asked, host, slot);
    try {
      return {
        answer: await inHostsTurn({ teamId: asked.teamId, hostIds: [host.id] }, check, () =>
          keep([host], (tally) => left.assertTurn(host, tally)),
        ),
      };
    } catch (error) {
      if (error instanceof TurnPassed) return undefined;
      if (!(error instanceof AppError) || error.code !== "SLOT_TAKEN") throw error;
      left.passOver(host, error);
      return undefined;
    }
  }

  for (let host = await left.next(); host; host = await left.next()) {
    const refusal = free.has(host) ? undefined : await calendarsRefusal(asked, host, slot);
    if (refusal) left.passOver(host, refusal);
    else {
      free.add(host);
      const taken = await inTurn(`${asked.teamId} ${asked.pageId}`, take);
      if (taken) return taken.answer;
    }
  }
  return disconnectedAsConflict(Promise.reject(left.refusal()));
}

/** Those who may still get the time. */
function leftOf({ teamId, pageId, options, nowMs }: BookedPage, { hosts, offering }: Turns) {
  const left = new Set(offering);
  const refusals: AppError[] = [];
  const page = { id: pageId, strategy: options.strategy, organizers: hosts };
  const nextIn = (tally: Tally) => whoseTurn([...left], tally, hosts);
  return {
    next: async () => nextIn(await findTally(teamId, page, new Date(nowMs).toISOString())),
    assertTurn: (host: PageHost, tally: Tally) => {
      if (nextIn(tally) !== host) throw new TurnPassed();
    },
    passOver: (host: PageHost, refusal: AppError) => {
      left.delete(host);
      refusals.push(refusal);
    },
    refusal: () => worstOf(refusals),
  };
}

/** What keeps a host from a time by meetings or calendars as of now. */
async function calendarsRefusal(asked: BookedPage, host: PageHost, slot: Interval): Promise<AppError | undefined> {
  try {
    await assertFreeNow(asked, host, slot);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Somebody taken could at least be asked; a calendar that fails in passing can be asked again soon. */
function worstOf(refusals: readonly AppError[]): AppError {
  const nobodyFree = new AppError("SLOT_TAKEN", schedulingTexts.nobodyFree);
  if (refusals.some(({ code }) => code === "SLOT_TAKEN")) return nobodyFree;
  return refusals.find((one) => !isDisconnected(one)) ?? refusals[0] ?? nobodyFree;
}
