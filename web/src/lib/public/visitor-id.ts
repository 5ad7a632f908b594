import { randomUuid } from "./random-uuid";
import { VISITOR_ID, VISITOR_ID_KEY } from "./visitor-id-pattern";
import { consumedVisitor } from "./visitor-param";

let inMemory: string | undefined;

/**
 * The visitor's id on this site: from the link that led here, else from the address (`visitor_id=`), else from this
 * browser's storage, else a new one. Without storage it lasts as long as the page.
 */
export function visitorId(search = location.search): string {
  const given = consumedVisitor() ?? new URLSearchParams(search).get("visitor_id") ?? "";
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
