import type { schedulingApi } from "@dure/domain/scheduling/api";
import { claimOfHold } from "@dure/domain/scheduling/hold/hold";
import { forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { teamOfPage } from "../booking-page/open-page";
import { moveClaim } from "../scheduled-event/claim-time";
import { readHold, removeHold } from "./hold-store";

/** Releases a visitor's hold. Idempotent: a missing hold is no error. */
export const releaseTime: Verb<typeof schedulingApi.releaseTime> = async (visitor, { params }) => {
  const ctx = forTeam({ ...visitor, idempotency: undefined }, await teamOfPage(params.id));
  await transaction(ctx, async (tx) => {
    const hold = await readHold(tx, ctx.teamId, params.holdId);
    if (hold?.page_id !== params.id) return { answer: undefined, event: [] };
    const writeDays = await moveClaim(tx, ctx.teamId, { free: [claimOfHold(hold)], nowMs: Date.parse(ctx.now) });
    writeDays();
    removeHold(tx, ctx.teamId, hold.id);
    return { answer: undefined, event: [] };
  });
};
