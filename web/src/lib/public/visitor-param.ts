import { VISITOR_ID } from "./visitor-id-pattern";

const PARAMETER = "dure_id";
/** How long a link names its visitor: a link that is shared later names nobody. */
const VALID_MS = 120_000;

/** Adds the id of the visitor who follows a link now. */
export function withVisitorParam(address: string, visitorId: string, nowMs: number): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, `${visitorId}.${Math.floor(nowMs / 1000).toString(36)}`);
  return url.href;
}

/** The visitor's id in an address; undefined if there is none, or if the link is too old. */
export function visitorFromParam(search: string, nowMs: number): string | undefined {
  const [id = "", time = ""] = (new URLSearchParams(search).get(PARAMETER) ?? "").split(".");
  const ageMs = nowMs - Number.parseInt(time, 36) * 1000;
  return VISITOR_ID.test(id) && Math.abs(ageMs) <= VALID_MS ? id : undefined;
}

let taken: string | undefined;

/** Takes the visitor out of the page's address, before anybody copies it. Call it once, when the page is opened. */
export function consumeVisitorParam(nowMs: number): string | undefined {
  const url = new URL(location.href);
  taken ??= visitorFromParam(url.search, nowMs);
  if (url.searchParams.has(PARAMETER)) {
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, "", url);
  }
  return taken;
}

/** The visitor's id that `consumeVisitorParam` found. */
export const consumedVisitor = (): string | undefined => taken;
