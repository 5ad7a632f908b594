import { takenVisitor } from "./handover";
import { randomUuid } from "./random-uuid";
import { VISITOR_ID, VISITOR_ID_KEY } from "./visitor-id-pattern";

let inMemory: string | undefined;

/**
 * Who the visitor is, for this site: as the link that led here says, as the address says (`visitor_id=`), else as this
 * browser has kept it, else a new one. Where nothing can be kept it lasts as long as the page.
 */
export function visitorId(search = location.search): string {
  const given = takenVisitor() ?? new URLSearchParams(search).get("visitor_id") ?? "";
  if (VISITOR_ID.test(given)) return given;
  inMemory ??= keptVisitorId() ?? keep(randomUuid());
  return inMemory;
}

/** The id that this browser has kept for the site. */
export function keptVisitorId(): string | undefined {
  try {
    const id = localStorage.getItem(VISITOR_ID_KEY) ?? "";
    return VISITOR_ID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function keep(id: string): string {
  try {
    localStorage.setItem(VISITOR_ID_KEY, id);
  } catch {
    // A frame of another site or an opaque origin has no storage.
  }
  return id;
}
