import { Enrollment, isOver, type PastEntry } from "@dure/domain/email/automation/enrollment";
import { Time } from "@dure/domain/shared/value";
import type { DocumentSnapshot, Query, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { type Place, readPage } from "../../platform/firestore/read-page-store";

const DUE_AT_ONCE = 100;

const enrollments = (teamId: string) => inTeam(teamId, "enrollments");
const ofAutomation = (teamId: string, id: string) => enrollments(teamId).where("automation_id", "==", id);
const personDoc = (teamId: string, automationId: string, personKey: string) =>
  inTeam(teamId, "automations").doc(automationId).collection("people").doc(personKey);

const toEnrollment = (doc: DocumentSnapshot): Enrollment => Enrollment.parse(doc.data());

export async function getEnrollment(tx: Transaction, teamId: string, id: string): Promise<Enrollment | undefined> {
  const doc = await tx.get(enrollments(teamId).doc(id));
  return doc.exists ? toEnrollment(doc) : undefined;
}

/** The counts at each step query `passed_ids`. */
export function saveEnrollment(tx: Transaction, teamId: string, enrollment: Enrollment): void {
  const passed_ids = enrollment.passed.map(({ step_id }) => step_id);
  tx.set(enrollments(teamId).doc(enrollment.id), { ...enrollment, passed_ids });
}

const Person = z.object({ last_entered_at: Time, enrollment_id: z.string() });

/** When a person last entered an automation, and whether they are still in it. */
export async function readPastEntry(
  tx: Transaction,
  teamId: string,
  automationId: string,
  personKey: string,
): Promise<PastEntry> {
  const doc = await tx.get(personDoc(teamId, automationId, personKey));
  if (!doc.exists) return undefined;
  const { last_entered_at, enrollment_id } = Person.parse(doc.data());
  const last = await getEnrollment(tx, teamId, enrollment_id);
  return { last_entered_at, isRunning: last !== undefined && !isOver(last) };
}

export function saveEntry(tx: Transaction, teamId: string, enrollment: Enrollment, personKey: string): void {
  saveEnrollment(tx, teamId, enrollment);
  const person: z.infer<typeof Person> = { last_entered_at: enrollment.entered_at, enrollment_id: enrollment.id };
  tx.set(personDoc(teamId, enrollment.automation_id, personKey), person);
}

const counted = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** How many people of an automation are in each state. */
export async function countEnrollments(teamId: string, id: string) {
  const all = ofAutomation(teamId, id);
  const [running, paused, finished, stopped] = await Promise.all([
    counted(all.where("status", "==", "running")),
    counted(all.where("status", "==", "paused")),
    counted(all.where("status", "==", "finished")),
    counted(all.where("status", "==", "stopped")),
  ]);
  return { running, paused, finished, stopped };
}

/** How many people are waiting at a step, and how many have passed it. */
export async function countStep(teamId: string, id: string, stepId: string) {
  const all = ofAutomation(teamId, id);
  const [waiting, passed] = await Promise.all([
    counted(all.where("step_id", "==", stepId).where("status", "in", ["running", "paused"])),
    counted(all.where("passed_ids", "array-contains", stepId)),
  ]);
  return { waiting, passed };
}

/** How many people are still in an automation with a version. */
export const countOnVersion = (teamId: string, id: string, version: number): Promise<number> =>
  counted(ofAutomation(teamId, id).where("version", "==", version).where("status", "in", ["running", "paused"]));

type PageOptions = { status: Enrollment["status"] | undefined; after: Place | undefined; limit: number };

/** The people of an automation, last entered first, and how many there are. */
export async function findEnrollments(teamId: string, id: string, { status, ...page }: PageOptions) {
  const all = status ? ofAutomation(teamId, id).where("status", "==", status) : ofAutomation(teamId, id);
  const order = { field: "entered_at", direction: "desc" } as const;
  const [{ docs, next }, total] = await Promise.all([readPage(all, { ...order, ...page }), counted(all)]);
  return { found: docs.map(toEnrollment), next, total };
}

/** The ids of the running and paused enrollments of these records. */
export async function idsOfRecords(teamId: string, recordIds: readonly string[]): Promise<string[]> {
  const onTheWay = enrollments(teamId).where("status", "in", ["running", "paused"]);
  const found = await Promise.all(recordIds.map((id) => onTheWay.where("record_id", "==", id).select().get()));
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/** The ids of the people of an automation in a state, page by page. */
export async function* idsIn(
  teamId: string,
  automationId: string,
  status: Enrollment["status"],
): AsyncGenerator<string[]> {
  const all = ofAutomation(teamId, automationId).where("status", "==", status);
  for await (const docs of pagesOf(all.orderBy("__name__").select(), DUE_AT_ONCE)) yield docs.map(({ id }) => id);
}

type Overdue = { teamId: string; id: string; due_at: string };

/** The running enrollments of all teams that were due before a time, oldest first, page by page. */
export async function* overdueEnrollments(before: string): AsyncGenerator<Overdue[]> {
  const running = firestore.collectionGroup("enrollments").where("status", "==", "running");
  const due = running.where("due_at", "<", before).orderBy("due_at").select("due_at");
  for await (const docs of pagesOf(due, DUE_AT_ONCE))
    yield docs.map((doc) => ({
      teamId: doc.ref.parent.parent?.id ?? "",
      id: doc.id,
      due_at: Time.parse(doc.get("due_at")),
    }));
}
