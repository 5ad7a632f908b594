import type { schedulingApi } from "@dure/domain/scheduling/api";
import { activateSuggestion } from "@dure/domain/scheduling/onetime/change-onetime";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { keepTimes } from "./keep-times";
import { readOnetime, saveOnetime } from "./onetime-store";
import { toOnetimeView } from "./onetime-view";

/** Offers the times to whoever has the link, and from now on holds them; doing it again changes nothing. */
export const activateOnetime: Verb<typeof schedulingApi.activateOnetime> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readOnetime(tx, ctx.teamId, params.id);
    const after = activateSuggestion(before, ctx.actor, ctx.now);
    if (after === before) return { answer: toOnetimeView(before), event: [] };
    const saveTimes = await keepTimes(tx, ctx.teamId, { before, after, nowMs: Date.parse(ctx.now) });
    saveTimes();
    saveOnetime(tx, ctx.teamId, after);
    return { answer: toOnetimeView(after), event: { type: "onetime.changed", before, after } };
  });
