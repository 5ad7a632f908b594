import { randomBytes } from "node:crypto";
import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTrackerIn, readLastEventAt, saveTracker } from "./tracker-store";
import { trackerView } from "./tracker-view";

/** The site key never changes, so that the code on the websites stays valid. */
export const setTracker: Verb<typeof journeysApi.setTracker> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const { teamId, now } = ctx;
    const [before, last_event_at] = await Promise.all([getTrackerIn(tx, teamId), readLastEventAt(teamId)]);
    const site_key = before?.site_key ?? randomBytes(12).toString("hex");
    const after = { site_key, allowed_sites: body.allowed_sites, updated_at: now };
    saveTracker(tx, teamId, after, before);
    return {
      answer: trackerView(after, last_event_at),
      event: {
        type: "tracker.changed",
        before: before ? { id: teamId, ...before } : null,
        after: { id: teamId, ...after },
      },
    };
  });
