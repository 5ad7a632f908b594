import { scheduling } from "virtual:public-contract";
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { call } from "../../../lib/public/call";

type Held = { pageId: string; holdId: string; planId: string | undefined; organizerId: string | undefined };

/** Holds a time for a few minutes. A call with the same id extends the hold, or moves it to another time. */
export const holdTime = ({ pageId, holdId, planId, organizerId }: Held, { start, end }: Slot) =>
  call(scheduling.holdTime, {
    params: { id: pageId },
    body: { hold_id: holdId, start, end, plan_id: planId, organizer_id: organizerId },
  });

/** Releases a hold. The call outlives the page, because it is also made when the visitor leaves. */
export const releaseTime = ({ pageId, holdId }: Pick<Held, "pageId" | "holdId">) =>
  call(scheduling.releaseTime, { params: { id: pageId, holdId } }, { outlivesPage: true });
