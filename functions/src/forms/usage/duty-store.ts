import { Duty } from "@dure/domain/forms/duty";
import type { DocumentSnapshot, Query, QuerySnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const duties = (teamId: string) => inTeam(teamId, "duties");
const ofMember = (teamId: string, userId: string): Query =>
  duties(teamId).where("member_ids", "array-contains", userId);

type Read = (query: Query) => Promise<QuerySnapshot>;

/** The pages and routers that a member is assigned to, sorted by title. */
export const findDuties = (teamId: string, userId: string): Promise<Duty[]> =>
  dutiesOf((query) => query.get(), teamId, userId);

export const readDuties = (tx: Transaction, teamId: string, userId: string): Promise<Duty[]> =>
  dutiesOf((query) => tx.get(query), teamId, userId);

/** Pages that were made for a router's groups are shown as the router, which is where their members are changed. */
async function dutiesOf(read: Read, teamId: string, userId: string): Promise<Duty[]> {
  const memberDuties = toDuties(await read(ofMember(teamId, userId)));
  const routers = await routersOver(
    read,
    teamId,
    memberDuties.map(({ id }) => id),
  );
  const covered = new Set(routers.flatMap(({ page_ids }) => page_ids));
  const all = [...memberDuties.filter(({ id }) => !covered.has(id)), ...routers];
  return [...new Map(all.map((duty) => [duty.id, duty])).values()].sort((a, b) => a.title.localeCompare(b.title, "ko"));
}

/** The most values that one Firestore comparison accepts. */
const COMPARED = 30;

async function routersOver(read: Read, teamId: string, pageIds: readonly string[]): Promise<Duty[]> {
  const parts = Array.from({ length: Math.ceil(pageIds.length / COMPARED) }, (_, part) =>
    pageIds.slice(part * COMPARED, (part + 1) * COMPARED),
  );
  const found = await Promise.all(
    parts.map((ids) => read(duties(teamId).where("page_ids", "array-contains-any", ids))),
  );
  return found.flatMap(toDuties);
}

const toDuty = (doc: DocumentSnapshot): Duty => Duty.parse({ ...doc.data(), id: doc.id });
const toDuties = ({ docs }: QuerySnapshot): Duty[] => docs.map(toDuty);

/** The duty of one page or router; undefined once it is deleted. */
export async function readDuty(tx: Transaction, teamId: string, id: string): Promise<Duty | undefined> {
  const doc = await tx.get(duties(teamId).doc(id));
  return doc.exists ? toDuty(doc) : undefined;
}

/** The booking pages that a router's groups lead to now; none when the router is gone. */
export const readPagesOf = async (tx: Transaction, teamId: string, routerId: string): Promise<string[]> =>
  (await readDuty(tx, teamId, routerId))?.page_ids ?? [];

/** The routers with a group that leads to a booking page. */
export const readRoutersTo = (tx: Transaction, teamId: string, pageId: string): Promise<Duty[]> =>
  routersOver((query) => tx.get(query), teamId, [pageId]);

/** Whether a group of any router, or of a router's draft, leads to a booking page. */
export async function isPageNamed(tx: Transaction, teamId: string, pageId: string): Promise<boolean> {
  const naming = (field: "page_ids" | "draft_page_ids") =>
    tx.get(duties(teamId).where(field, "array-contains", pageId).limit(1));
  const found = await Promise.all([naming("page_ids"), naming("draft_page_ids")]);
  return found.some(({ empty }) => !empty);
}

/**
 * Saves the duty of a page or router. Call it in the transaction that saves that document, so that both always agree.
 */
export function saveDuty(tx: Transaction, teamId: string, { id, ...fields }: Duty): void {
  tx.set(duties(teamId).doc(id), fields, { merge: true });
}

/**
 * Saves the booking pages of a router's draft, none without a draft. Call it in the transaction that saves the draft.
 */
export function saveDraftPages(tx: Transaction, teamId: string, routerId: string, pageIds: readonly string[]): void {
  tx.set(duties(teamId).doc(routerId), { draft_page_ids: pageIds }, { merge: true });
}

export function removeDuty(tx: Transaction, teamId: string, id: string): void {
  tx.delete(duties(teamId).doc(id));
}
