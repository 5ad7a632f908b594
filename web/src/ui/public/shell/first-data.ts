/**
 * What the server writes into a page (`<script type="application/json" id="dure-data">`) to save a first call. Empty where
 * the page was served without data or with some that can't be read; it then asks for itself.
 */
export function readFirstData<T extends object>(): Partial<T> {
  try {
    const data: unknown = JSON.parse(document.getElementById("dure-data")?.textContent ?? "{}");
    return typeof data === "object" && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** The last part of the address: an id, or an event's secret. */
export const idInAddress = (): string => decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");
