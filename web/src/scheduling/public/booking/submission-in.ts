import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ROUTER = /^[a-z]{10}$/;

/** The submission that led to the booking, as its router wrote it into the address; nothing if it is malformed. */
export function submissionIn(search: string): Pick<BookingRequest, "submission"> {
  const query = new URLSearchParams(search);
  const [id, router_id] = [query.get("submission") ?? "", query.get("router") ?? ""];
  return UUID.test(id) && ROUTER.test(router_id) ? { submission: { id, router_id } } : {};
}
