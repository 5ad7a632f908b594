import { scheduling } from "virtual:public-contract";
import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { call } from "../../../lib/public/call";

/** A suggested meeting with the times that are still free. */
export async function getSuggestion(id: string): Promise<PublicSuggestion> {
  const answer = await call(scheduling.getPublicTimeslots, { query: { id, type: "onetime" } });
  if (answer.type !== "onetime") throw new Error("The server answered with a booking page.");
  return answer.onetime;
}

export const bookSuggestion = (id: string, body: BookingRequest, idempotencyKey: string) =>
  call(scheduling.bookPublicly, { query: { id, type: "onetime" }, body }, { idempotencyKey });
