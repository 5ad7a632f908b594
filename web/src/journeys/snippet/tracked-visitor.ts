import { randomUuid } from "../../lib/public/random-uuid";
import { keptVisitorId } from "../../lib/public/visitor-id";
import { VISITOR_ID_KEY } from "../../lib/public/visitor-id-pattern";

/**
 * The visitor's id, which forms of the same site send, too. No cookie: a browser keeps it for the site, or for the page.
 * @param handed whom the link that led here names; a browser that is known already stays who it is
 */
export function trackedVisitor(handed: string | undefined): string {
  const id = keptVisitorId() ?? handed ?? randomUuid();
  try {
    localStorage.setItem(VISITOR_ID_KEY, id);
  } catch {
    // It lasts as long as the page.
  }
  return id;
}

export function forgetVisitor(): void {
  try {
    localStorage.removeItem(VISITOR_ID_KEY);
  } catch {
    // There was nothing.
  }
}
