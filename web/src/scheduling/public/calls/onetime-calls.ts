import type { PublicOnetime } from "@dure/domain/scheduling/onetime/onetime";
import type { BookingRequest, PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { call } from "../../../lib/public/call";

/** A suggested meeting with the times that are still free. */
export const getSuggestion = async (id: string): Promise<PublicOnetime> => {
  const { onetime } = await call<{ onetime: PublicOnetime }>({
    method: "GET",
    path: "/public/scheduled-events",
    query: { id, type: "onetime" },
  });
  return onetime;
};

export const bookSuggestion = (id: string, body: BookingRequest, idempotencyKey: string) =>
  call<PublicEvent & { uuid: string }>({
    method: "POST",
    path: "/public/scheduled-events",
    query: { id, type: "onetime" },
    body,
    idempotencyKey,
  });
