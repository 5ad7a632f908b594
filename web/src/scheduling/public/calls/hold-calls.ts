import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { call } from "../../../lib/public/call";

type Held = { pageId: string; holdId: string; planId: string | undefined; organizerId: string | undefined };

const pathOf = (pageId: string) => `/public/booking/${encodeURIComponent(pageId)}/holds`;

/** Keeps a time for a few minutes; the same id again goes on keeping it, or moves to another time. */
export const holdTime = ({ pageId, holdId, planId, organizerId }: Held, { start, end }: Slot) =>
  call<{ expires_at: string }>({
    method: "POST",
    path: pathOf(pageId),
    body: { hold_id: holdId, start, end, plan_id: planId, organizer_id: organizerId },
  });

/** Outlives the page, for it is also called when the visitor leaves. */
export const releaseTime = ({ pageId, holdId }: Pick<Held, "pageId" | "holdId">) =>
  call<void>({ method: "DELETE", path: `${pathOf(pageId)}/${holdId}`, outlivesPage: true });
