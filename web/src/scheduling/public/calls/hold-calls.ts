import { scheduling } from "virtual:public-contract";
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { call } from "../../../lib/public/call";

type Held = { pageId: string; holdId: string; planId: string | undefined; organizerId: string | undefined };

/** Keeps a time for a few minutes; the same id again goes on keeping it, or moves to another time. */
export const holdTime = ({ pageId, holdId, planId, organizerId }: Held, { start, end }: Slot) =>
  call(scheduling.holdTime, {
    params: { id: pageId },
    body: { hold_id: holdId, start, end, plan_id: planId, organizer_id: organizerId },
  });

/** Outlives the page, for it is also called when the visitor leaves. */
export const releaseTime = ({ pageId, holdId }: Pick<Held, "pageId" | "holdId">) =>
  call(scheduling.releaseTime, { params: { id: pageId, holdId } }, { outlivesPage: true });
