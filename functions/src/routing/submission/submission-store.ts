import type { AcceptedSubmission } from "@dure/domain/routing/submission/accept-submission";
import { Intake } from "@dure/domain/routing/submission/intake";
import type { CountedRow } from "@dure/domain/routing/submission/results";
import { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { Filter, type Query, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";
import { batchRead } from "../../platform/firestore/batch-read-store";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { removeDocs } from "../../platform/firestore/remove-docs-store";

const ROWS_OF_PAGE = 500;

const Counted = SubmissionRow.pick({
  status: true,
  submittedAt: true,
  confirmedAt: true,
  meetingAt: true,
  group_id: true,
  organizer: true,
  __private_properties: true,
  utm: true,
  page_url: true,
});

const rowsOf = (teamId: string, routerId: string) => firestore.collection(`crm/${teamId}/${routerId}/body/rows`);

const intakes = firestore.collection("submissions");

/** The path that browsers read (docs/product/routing-submissions.md#row). */
const rowDoc = (teamId: string, routerId: string, id: string) =>
  firestore.doc(`crm/${teamId}/${routerId}/body/rows/${id}`);

/** Finds a submission's intake by id, across all routers and teams. */
export async function findIntake(id: string): Promise<Intake | undefined> {
  const doc = await batchRead(intakes.doc(id));
  return doc.exists ? Intake.parse(doc.data()) : undefined;
}

/** A submission as its router lists it; undefined once it is deleted. */
export async function findRow({ team_id, router_id, id }: Intake): Promise<SubmissionRow | undefined> {
  const row = await rowDoc(team_id, router_id, id).get();
  return row.exists ? SubmissionRow.parse(row.data()) : undefined;
}

/** Creates both documents atomically; false if the id is taken. It emits no event: recording the lead does. */
export async function createSubmission({ row, intake }: Pick<AcceptedSubmission, "row" | "intake">): Promise<boolean> {
  const batch = firestore.batch();
  batch.create(intakes.doc(intake.id), intake);
  batch.create(rowDoc(intake.team_id, intake.router_id, row.id), row);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** The number of a team's submissions since a time (UTC). */
export async function countSince(teamId: string, since: string): Promise<number> {
  const counted = await intakes.where("team_id", "==", teamId).where("submitted_at", ">=", since).count().get();
  return counted.data().count;
}

/** The ids of the team's oldest submissions without a lead. */
export async function unrecordedIds(teamId: string, limit: number): Promise<string[]> {
  const found = await intakes
    .where("team_id", "==", teamId)
    .where("recorded", "==", false)
    .orderBy("submitted_at")
    .limit(limit)
    .select()
    .get();
  return found.docs.map(({ id }) => id);
}

/** The teams with submissions from before a time that have no lead. */
export async function teamsWithUnrecorded(before: string, limit: number): Promise<string[]> {
  const found = await intakes
    .where("recorded", "==", false)
    .where("submitted_at", "<", before)
    .orderBy("submitted_at")
    .limit(limit)
    .select("team_id")
    .get();
  return [...new Set(found.docs.map((doc) => String(doc.get("team_id"))))];
}

/** Reads unrecorded submissions in the transaction; the row is null if it was deleted. */
export async function readUnrecorded(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ intake: Intake; row: SubmissionRow | null }[]> {
  if (ids.length === 0) return [];
  const docs = await tx.getAll(...ids.map((id) => intakes.doc(id)));
  const waiting = docs.map((doc) => Intake.parse(doc.data())).filter(({ recorded }) => !recorded);
  if (waiting.length === 0) return [];
  const rows = await tx.getAll(...waiting.map(({ team_id, router_id, id }) => rowDoc(team_id, router_id, id)));
  return waiting.map((intake, place) => {
    const row = rows[place];
    return { intake, row: row?.exists ? SubmissionRow.parse(row.data()) : null };
  });
}

/** Reads a submission in a transaction; missing parts are undefined or null. */
export async function readSubmission(
  tx: Transaction,
  id: string,
): Promise<{ intake: Intake | undefined; row: SubmissionRow | null }> {
  const doc = await tx.get(intakes.doc(id));
  if (!doc.exists) return { intake: undefined, row: null };
  const intake = Intake.parse(doc.data());
  const row = await tx.get(rowDoc(intake.team_id, intake.router_id, id));
  return { intake, row: row.exists ? SubmissionRow.parse(row.data()) : null };
}

/**
 * Removes the personal data from the intake: from now on only the row and the lead hold it, so that both can be
 * deleted. The intake's `answer` never had any.
 */
export function markRecorded(tx: Transaction, id: string): void {
  tx.update(intakes.doc(id), { recorded: true, contact: NOBODY, files: [] });
}

const NOBODY: Intake["contact"] = { name: "", first_name: "", last_name: "", email: "", phone: "", company: "" };

export function saveRow(tx: Transaction, teamId: string, row: SubmissionRow): void {
  tx.set(rowDoc(teamId, row.router_id, row.id), row);
}

/** A half-open span (UTC): `since` is inclusive, `before` exclusive; an omitted end is open. */
export type Span = { since?: string | undefined; before?: string | undefined };

const within = (query: Query, { since, before }: Span): Query => {
  const after = since === undefined ? query : query.where("submittedAt", ">=", since);
  return before === undefined ? after : after.where("submittedAt", "<", before);
};

/**
 * Removes submissions of a deleted router; those without a lead stay until they have one.
 * @returns the number removed, and whether any wait for their lead
 */
export async function removeRows(teamId: string, routerId: string, limit: number) {
  const having = (recorded: boolean) => rowsOf(teamId, routerId).where("recorded", "==", recorded);
  const { docs } = await having(true).limit(limit).select().get();
  await removeDocs(docs);
  const isWaiting = docs.length < limit && !(await having(false).limit(1).get()).empty;
  return { removed: docs.length, isWaiting };
}

/** The number of a router's submissions with a status. */
export async function countRows(
  teamId: string,
  routerId: string,
  status: SubmissionRow["status"],
  span: Span,
): Promise<number> {
  const counted = await within(rowsOf(teamId, routerId).where("status", "==", status), span)
    .count()
    .get();
  return counted.data().count;
}

/** A query of submissions; `ofMember` restricts it to those whose lead this member has or whose meeting they host. */
type RowsQuery = Span & { ofMember: string | undefined; limit: number };

/** The newest submissions of a router, newest first. */
export async function newestRows(teamId: string, routerId: string, wanted: RowsQuery): Promise<SubmissionRow[]> {
  const { ofMember, limit } = wanted;
  const all = rowsOf(teamId, routerId);
  const concerns = (role: "assignee" | "organizer") => Filter.where(role, "==", ofMember);
  const visible = ofMember === undefined ? all : all.where(Filter.or(concerns("assignee"), concerns("organizer")));
  const found = await within(visible, wanted).orderBy("submittedAt", "desc").limit(limit).get();
  return found.docs.map((doc) => SubmissionRow.parse(doc.data()));
}

const COUNTED = [
  ...["status", "submittedAt", "confirmedAt", "meetingAt", "group_id", "organizer"],
  ...["__private_properties", "utm", "page_url"],
];

/** The fields that results are counted from, of a router's newest submissions, at most `limit`. */
export async function countedRows(teamId: string, routerId: string, span: Span, limit: number): Promise<CountedRow[]> {
  const newest = within(rowsOf(teamId, routerId), span).orderBy("submittedAt", "desc").limit(limit);
  const { docs } = await newest.select(...COUNTED).get();
  return docs.map((doc) => Counted.parse(doc.data()));
}

/** The submissions of a router, newest first, a page at a time. */
export async function* pagesOfRows(teamId: string, routerId: string, span: Span): AsyncGenerator<SubmissionRow[]> {
  const all = within(rowsOf(teamId, routerId), span).orderBy("submittedAt", "desc");
  for await (const page of pagesOf(all, ROWS_OF_PAGE)) yield page.map((doc) => SubmissionRow.parse(doc.data()));
}
