import { createHash } from "node:crypto";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { planOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { assertBookable } from "@dure/domain/scheduling/booking-page/publish-page";
import { claimOfHold, MAX_HOLDS_OF_ADDRESS, placeHold } from "@dure/domain/scheduling/hold/hold";
import { type Interval, toInterval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { type Context, forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { networkOf } from "../../platform/http/ip-range";
import { transaction } from "../../platform/transaction/transaction-store";
import { bookTime } from "../booking/book-time";
import { readPage } from "../booking-page/booking-page-store";
import { requestedHosts } from "../booking-page/get-public-booking";
import { openPage, openState } from "../booking-page/open-page";
import { moveClaim } from "../scheduled-event/claim-time";
import { findHeldHosts } from "./find-held-hosts";
import { countHolds, readHold, saveHold } from "./hold-store";

/**
 * Holds a time of a page for a visitor: with all hosts, or with one host of a round-robin page. A repeated call under
 * the same id renews the hold with the same hosts, without checking their calendars; a call for another time moves the
 * hold. The id makes the call idempotent.
 * @throws SLOT_TAKEN; TOO_MANY_REQUESTS when the visitor's address has too many holds; CONFLICT when the hold has
 * reached its longest duration
 */
export const holdTime: Verb<typeof schedulingApi.holdTime> = async (visitor, { params, body }) => {
  const { hold_id: holdId, plan_id: planId, organizer_id: organizerId } = body;
  const open = await openPage(params.id);
  const ctx = forTeam(visitor, open.teamId);
  const nowMs = Date.parse(ctx.now);
  assertBookable(openState(open, nowMs));
  const plan = planOf(open.page, planId);
  const hosts = requestedHosts(open, { organizerId });
  const slot = toInterval(body);
  const query = { teamId: open.teamId, pageId: open.page.id, options: open.page, planId, holdId, nowMs };
  const commit = (chosen: readonly { id: string }[]) =>
    commitHold(ctx, { holdId, pageId: open.page.id, planId: plan.id, slot, hostIds: chosen.map(({ id }) => id) });

  const held = await findHeldHosts(query, hosts, slot);
  return held ? commit(held.hosts) : bookTime({ query, hosts, slot }, (hostsFor) => commit(hostsFor()));
};

type NewHold = { holdId: string; pageId: string; planId: string; slot: Interval; hostIds: string[] };

const commitHold = (ctx: Context, { holdId, pageId, planId, slot, hostIds }: NewHold) =>
  transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    const nowMs = Date.parse(ctx.now);
    const [page, before] = await Promise.all([readPage(tx, ctx.teamId, pageId), readHold(tx, ctx.teamId, holdId)]);
    const plan = planOf(page, planId);
    const address = hashOf(networkOf(ctx.address));
    const hasSeats = page.seats > 1;
    const hold = placeHold({ id: holdId, pageId, plan, slot, hostIds, address, hasSeats }, before, nowMs);
    if ((await countHolds(tx, ctx.teamId, hold, nowMs)) >= MAX_HOLDS_OF_ADDRESS)
      throw new AppError("TOO_MANY_REQUESTS", schedulingTexts.tooManyKeptTimes);
    const writeDays = await moveClaim(tx, ctx.teamId, {
      take: claimOfHold(hold),
      free: [before && claimOfHold(before)],
      page,
      nowMs,
    });
    writeDays();
    saveHold(tx, ctx.teamId, hold);
    return { answer: { hold_id: holdId, expires_at: new Date(hold.time.expires_ms).toISOString() }, event: [] };
  });

/** Holds are counted by a hash of the visitor's address, so that the address is not stored. */
const hashOf = (address: string): string => createHash("sha256").update(address).digest("base64url");
