/**
 * The data that the server writes into a page (`<script type="application/json" id="dure-data">`) to save the first
 * request. Empty if it is missing or invalid; the page then requests it.
 */
export function readFirstData<T extends object>(): Partial<T> {
  try {
    const data: unknown = JSON.parse(document.getElementById("dure-data")?.textContent ?? "{}");
    return typeof data === "object" && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** The last segment of the path: an id, or an event's secret. */
export const idInAddress = (): string => decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");
