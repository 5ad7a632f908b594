import { createHash } from "node:crypto";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { planOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { assertBookable } from "@dure/domain/scheduling/booking-page/publish-page";
import { claimOfHold, keepTime, MAX_HOLDS_OF_ADDRESS } from "@dure/domain/scheduling/hold/hold";
import { type Interval, toInterval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { type Context, forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readPage } from "../booking-page/booking-page-store";
import { askedHosts } from "../booking-page/get-public-booking";
import { openPage, openState } from "../booking-page/open-page";
import { inSomeonesTurn } from "../scheduled-event/choose-hosts";
import { moveClaim } from "../scheduled-event/take-time";
import { countHolds, readHold, saveHold } from "./hold-store";
import { keptBy } from "./kept-hosts";

/**
 * Keeps a time of a page for a visitor: for all hosts, or for the one whose turn it is among those who are free. Asked
 * again under the same id it goes on keeping it, by the same hosts and without asking their calendars; on another time it
 * lets the first one go. What it does is told by the id alone, so that a repeated call does no more.
 * @throws SLOT_TAKEN; TOO_MANY_REQUESTS when the visitor's address keeps too many; CONFLICT once it was kept long enough
 */
export const holdTime: Verb<typeof schedulingApi.holdTime> = async (visitor, { params, body }) => {
  const { hold_id: holdId, plan_id: planId, organizer_id: organizerId } = body;
  const open = await openPage(params.id);
  const ctx = forTeam(visitor, open.teamId);
  const nowMs = Date.parse(ctx.now);
  assertBookable(openState(open, nowMs));
  const plan = planOf(open.page, planId);
  const hosts = askedHosts(open, { organizerId });
  const slot = toInterval(body);
  const asked = { teamId: open.teamId, pageId: open.page.id, options: open.page, planId, holdId, nowMs };
  const keep = (chosen: readonly { id: string }[]) =>
    keepHold(ctx, { holdId, pageId: open.page.id, planId: plan.id, slot, hostIds: chosen.map(({ id }) => id) });

  const kept = await keptBy(asked, hosts, slot);
  return kept ? keep(kept.hosts) : inSomeonesTurn(asked, hosts, slot, keep);
};

type Keeping = { holdId: string; pageId: string; planId: string; slot: Interval; hostIds: string[] };

const keepHold = (ctx: Context, { holdId, pageId, planId, slot, hostIds }: Keeping) =>
  transaction({ ...ctx, once: undefined }, async (tx) => {
    const nowMs = Date.parse(ctx.now);
    const [page, before] = await Promise.all([readPage(tx, ctx.teamId, pageId), readHold(tx, ctx.teamId, holdId)]);
    const plan = planOf(page, planId);
    const address = hashOf(ctx.address);
    const hold = keepTime({ id: holdId, pageId, plan, slot, hostIds, address }, before, nowMs);
    if ((await countHolds(tx, ctx.teamId, hold, nowMs)) >= MAX_HOLDS_OF_ADDRESS)
      throw new AppError("TOO_MANY_REQUESTS", schedulingTexts.tooManyKeptTimes);
    const saveTime = await moveClaim(tx, ctx.teamId, {
      take: claimOfHold(hold),
      free: [before && claimOfHold(before)],
      page,
      nowMs,
    });
    saveTime();
    saveHold(tx, ctx.teamId, hold);
    return { answer: { hold_id: holdId, expires_at: new Date(hold.time.expires_ms).toISOString() }, event: [] };
  });

/** Enough to tell addresses apart. */
const hashOf = (address: string): string => createHash("sha256").update(address).digest("base64url");
