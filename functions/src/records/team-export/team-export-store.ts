import { randomUUID } from "node:crypto";
import { TeamExport } from "@dure/domain/records/team-export/team-export";
import type { DocumentSnapshot, Query, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const PAGE = 300;
/** A worker renews its lease every few seconds; one that died is replaced soon. */
const LEASE_MS = 60_000;

const exportDoc = (teamId: string) => inTeam(teamId, "team-exports").doc("current");
const toExport = (doc: DocumentSnapshot): TeamExport | undefined =>
  doc.exists ? TeamExport.parse(doc.data()) : undefined;

export const readTeamExport = async (teamId: string) => toExport(await exportDoc(teamId).get());
export const getTeamExportDoc = async (tx: Transaction, teamId: string) => toExport(await tx.get(exportDoc(teamId)));

const isLeased = (doc: DocumentSnapshot, nowMs: number): boolean => Number(doc.get("lease_until_ms") ?? 0) > nowMs;

/** Whether a worker is making the export. */
export const hasExportLease = async (tx: Transaction, teamId: string, nowMs: number): Promise<boolean> =>
  isLeased(await tx.get(exportDoc(teamId)), nowMs);

/** Writes the export without a lease. */
export function saveTeamExport(tx: Transaction, teamId: string, value: TeamExport): void {
  tx.set(exportDoc(teamId), value);
}

/**
 * Takes the right to make an export: one worker at a time.
 * @returns the export and its worker's name; undefined if it is not to be made any more
 * @throws Error while another worker makes it
 */
export function takeExportLease(teamId: string, id: string, nowMs: number) {
  const owner = randomUUID();
  return runTransaction(async (tx) => {
    const doc = await tx.get(exportDoc(teamId));
    const known = toExport(doc);
    if (known?.id !== id || known.state !== "running") return undefined;
    if (isLeased(doc, nowMs)) throw new Error("Another worker makes this export.");
    tx.update(doc.ref, { owner, lease_until_ms: nowMs + LEASE_MS });
    return { known, owner };
  });
}

/** @throws Error if another worker has taken over */
export function renewExportLease(teamId: string, owner: string, nowMs: number): Promise<void> {
  return runTransaction(async (tx) => {
    const doc = await tx.get(exportDoc(teamId));
    if (doc.get("owner") !== owner) throw new Error("Another worker makes this export.");
    tx.update(doc.ref, { lease_until_ms: nowMs + LEASE_MS });
  });
}

/** The exports of all teams that run and were asked for by a time, page by page. */
export async function* runningExports(askedBy: string): AsyncGenerator<{ teamId: string; id: string }[]> {
  const running = firestore.collectionGroup("team-exports").where("state", "==", "running");
  const asked = running.where("created_at", "<=", askedBy).orderBy("created_at").select("id", "created_at");
  for await (const page of pagesOf(asked, PAGE))
    yield page.map((doc) => ({ teamId: doc.ref.parent.parent?.id ?? "", id: String(doc.get("id")) }));
}

/** The documents of a team's collection, one after another, with their ids. */
export const exportedDocs = (teamId: string, collection: string) => allOf(inTeam(teamId, collection));

/** The team's own document: its settings, plan and seats. */
export async function* exportedTeam(teamId: string): AsyncGenerator<Record<string, unknown>> {
  yield { ...(await firestore.doc(`teams/${teamId}`).get()).data() };
}

/** Documents whose rows are read at once. */
const PARENTS_AT_ONCE = 20;

/**
 * The rows below the documents of a collection, with their documents' ids.
 * @param path the collection, and the one below its documents
 */
export async function* exportedBelow(teamId: string, path: string): AsyncGenerator<Record<string, unknown>> {
  const [collection = "", below = ""] = path.split("/");
  const parents = inTeam(teamId, collection).orderBy("__name__").select();
  for await (const docs of pagesOf(parents, PARENTS_AT_ONCE)) {
    const rows = docs.map(({ ref }) => ref.collection(below).orderBy("__name__"));
    const firsts = await Promise.all(rows.map((query) => query.limit(PAGE).get()));
    for (const [at, first] of firsts.entries()) {
      const named = (doc: DocumentSnapshot) => ({ id: doc.id, parent_id: docs[at]?.id, ...doc.data() });
      yield* first.docs.map(named);
      const last = first.docs.at(-1);
      if (first.size < PAGE || !last || !rows[at]) continue;
      for await (const page of pagesOf(rows[at].startAfter(last), PAGE)) yield* page.map(named);
    }
  }
}

/** The submissions of all the team's forms. */
export async function* exportedSubmissions(teamId: string) {
  for (const router of await firestore.doc(`crm/${teamId}`).listCollections())
    yield* allOf(router.doc("body").collection("rows"));
}

async function* allOf(collection: Query): AsyncGenerator<Record<string, unknown>> {
  for await (const page of pagesOf(collection.orderBy("__name__"), PAGE))
    yield* page.map((doc) => ({ id: doc.id, ...doc.data() }));
}
