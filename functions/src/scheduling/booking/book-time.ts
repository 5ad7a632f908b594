import { hostsOffering } from "@dure/domain/scheduling/booking-page/page-offer";
import { candidatesInOrder, type Offering, type Tally } from "@dure/domain/scheduling/booking-page/round-robin";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { withKeyedMutex } from "../../platform/concurrency/with-keyed-mutex";
import { assertFree, assertNotBooked, type PageQuery } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { isDisconnected } from "../calendar/calendar-error";
import type { HeldHosts } from "../hold/find-held-hosts";
import { disconnectedAsConflict } from "../scheduled-event/disconnected-as-conflict";
import { findTally } from "../scheduled-event/tally-store";

/**
 * A time of a page that a visitor asks for. `hosts` are the hosts to choose from; `held` is the visitor's own hold.
 */
export type TimeRequest = {
  query: PageQuery & { pageId: string };
  hosts: readonly PageHost[];
  slot: Interval;
  held?: HeldHosts | undefined;
};

/** Hosts who take a meeting together. */
type Candidate = readonly PageHost[];

/**
 * Commits a meeting or a hold in one transaction. The transaction decides, regardless of what was read before.
 * @param hostsFor returns the hosts who take it; on a round-robin page, pass it the tally that the transaction reads
 * @throws SLOT_TAKEN when one of these hosts is not free
 */
export type Commit<T> = (hostsFor: (tally?: Tally) => Candidate) => Promise<T>;

/**
 * Books or holds a time: tries to commit with each candidate in order, and returns the first commit's answer. If a
 * candidate is busy or their calendar fails, the next one is tried.
 * @throws BAD_REQUEST when the page doesn't offer the time; SLOT_TAKEN; CONFLICT when a calendar is disconnected;
 * PROVIDER_FAILED when a calendar doesn't answer
 */
export async function bookTime<T>(request: TimeRequest, commit: Commit<T>): Promise<T> {
  const offering = findOffering(request);
  const checked = new Set<string>();
  const refusals = new Map<string, AppError>();
  const candidates = (tally: Tally): Candidate[] =>
    candidatesInOrder(offering, tally).filter((one) => !refusals.has(nameOf(one)));

  for (;;) {
    const [candidate] = candidates(await currentTally(request));
    if (!candidate) return refuse(request, [...refusals.values()]);

    const refusal = checked.has(nameOf(candidate)) ? undefined : await calendarRefusal(request, candidate);
    if (refusal) {
      refusals.set(nameOf(candidate), refusal);
      continue;
    }
    checked.add(nameOf(candidate));

    const isChecked = (one: Candidate) => checked.has(nameOf(one));
    const outcome = await tryCommit(request, candidate, { commit, candidates, isChecked });
    if (outcome.state === "committed") return outcome.answer;
    if (outcome.state === "taken") refusals.set(nameOf(outcome.candidate), outcome.refusal);
  }
}

const nameOf = (candidate: Candidate): string => candidate.map(({ id }) => id).join(" ");

/**
 * The hosts who work at the time. A hold keeps a time offered as it was when the hold began.
 * @throws BAD_REQUEST when nobody works then
 */
function findOffering({ query, hosts, slot, held }: TimeRequest): Offering<PageHost> {
  const { options, planId, nowMs } = query;
  const offering = hostsOffering(options, planId, hosts, { slot, nowMs: held?.sinceMs ?? nowMs });
  if (offering.length === 0 || slot.start <= nowMs) throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);
  return { strategy: options.strategy, hosts, offering, held: held?.hosts ?? [] };
}

async function currentTally({ query, hosts }: TimeRequest): Promise<Tally> {
  const { teamId, pageId: id, options, nowMs } = query;
  if (options.strategy !== "round-robin") return {};
  return findTally(teamId, { id, strategy: options.strategy, organizers: hosts }, new Date(nowMs).toISOString());
}

/** Why a candidate can't take the time, by their current meetings and calendars; undefined if they can. */
async function calendarRefusal({ query, slot }: TimeRequest, candidate: Candidate): Promise<AppError | undefined> {
  try {
    await Promise.all(candidate.map((host) => assertFree(query, host, slot)));
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

type Outcome<T> =
  | { state: "committed"; answer: T }
  | { state: "taken"; candidate: Candidate; refusal: AppError }
  /** Another booking has changed whose turn it is, and the next host's calendar has not been checked yet. */
  | { state: "turn passed" };

class TurnPassed extends Error {
  override readonly name = "TurnPassed";
}

type Choice<T> = {
  commit: Commit<T>;
  candidates: (tally: Tally) => Candidate[];
  isChecked: (candidate: Candidate) => boolean;
};

/**
 * The transaction books the candidate whose turn it is by the tally that it reads, if that candidate's calendars were
 * checked. So each of many concurrent bookings sees the ones before it.
 */
async function tryCommit<T>(
  request: TimeRequest,
  candidate: Candidate,
  { commit, candidates, isChecked }: Choice<T>,
): Promise<Outcome<T>> {
  let chosen = candidate;
  const hostsFor = (tally?: Tally): Candidate => {
    chosen = (tally && candidates(tally)[0]) ?? candidate;
    if (!isChecked(chosen)) throw new TurnPassed();
    return chosen;
  };
  try {
    return { state: "committed", answer: await onePerPage(request, candidate, () => commit(hostsFor)) };
  } catch (error) {
    if (error instanceof TurnPassed) return { state: "turn passed" };
    if (!(error instanceof AppError) || error.code !== "SLOT_TAKEN") throw error;
    return { state: "taken", candidate: chosen, refusal: error };
  }
}

/**
 * Serializes the commits of one page's bookings in this instance. The transaction alone prevents double bookings; the
 * mutex only saves retries during a rush for one page. After the wait, a plain read refuses a time that is gone.
 * @throws SLOT_TAKEN
 */
const onePerPage = <T>({ query, slot }: TimeRequest, candidate: Candidate, work: () => Promise<T>): Promise<T> =>
  withKeyedMutex(`${query.teamId} ${query.pageId}`, async () => {
    await Promise.all(candidate.map((host) => assertNotBooked(query, host, slot)));
    return work();
  });

/** The refusal of a page whose candidates were all refused. */
const refuse = ({ query }: TimeRequest, refusals: readonly AppError[]): Promise<never> =>
  disconnectedAsConflict(
    Promise.reject(query.options.strategy === "round-robin" ? worstOf(refusals) : (refusals[0] ?? nobodyFree())),
  );

/** The refusal to report: a busy host first, then a failing calendar, which may recover, then a disconnected one. */
function worstOf(refusals: readonly AppError[]): AppError {
  if (refusals.some(({ code }) => code === "SLOT_TAKEN")) return nobodyFree();
  return refusals.find((one) => !isDisconnected(one)) ?? refusals[0] ?? nobodyFree();
}

const nobodyFree = () => new AppError("SLOT_TAKEN", schedulingTexts.nobodyFree);
