import { randomUuid } from "../../lib/public/random-uuid";
import { keptVisitorId } from "../../lib/public/visitor-id";
import { VISITOR_ID_KEY } from "../../lib/public/visitor-id-pattern";

/**
 * The visitor's id, which forms on the same site send, too. It is no cookie: it is in the site's local storage or,
 * without that, lasts as long as the page.
 * @param handed the visitor's id from a link; a browser that has an id already keeps its own
 */
export function trackedVisitor(handed: string | undefined): string {
  const id = keptVisitorId() ?? handed ?? randomUuid();
  try {
    localStorage.setItem(VISITOR_ID_KEY, id);
  } catch {
    // Without storage, the id lasts as long as the page.
  }
  return id;
}

export function forgetVisitor(): void {
  try {
    localStorage.removeItem(VISITOR_ID_KEY);
  } catch {
    // Nothing was stored.
  }
}
