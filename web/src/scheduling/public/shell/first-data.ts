import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page";
import type { PublicOnetime } from "@dure/domain/scheduling/onetime";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event";

/** What the server writes into the page (`<script type="application/json" id="dure-data">`) to save a first call. */
export type FirstData = { page?: PublicBookingPage; event?: PublicEvent; onetime?: PublicOnetime; state?: "not_found" };

/** Empty where the page was served without data or with some that can't be read; it then asks for itself. */
export function readFirstData(): FirstData {
  try {
    const data: unknown = JSON.parse(document.getElementById("dure-data")?.textContent ?? "{}");
    return typeof data === "object" && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** The last part of the address: a booking page's or a suggestion's id, or an event's secret. */
export const idInAddress = (): string => decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");
