import { randomUuid } from "./random-uuid";

const KEY = "dure-visitor-id";
const ID = /^[\w-]{1,64}$/;

let inMemory: string | undefined;

/**
 * Who the visitor is, for this site: as the address says (`visitor_id=`), else as this browser has kept it, else anew.
 * Where nothing can be kept it lasts as long as the page.
 */
export function visitorId(search = location.search): string {
  const given = new URLSearchParams(search).get("visitor_id") ?? "";
  if (ID.test(given)) return given;
  inMemory ??= storedId() ?? keep(randomUuid());
  return inMemory;
}

function storedId(): string | undefined {
  try {
    const id = localStorage.getItem(KEY) ?? "";
    return ID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function keep(id: string): string {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A frame of another site or an opaque origin has no storage.
  }
  return id;
}
