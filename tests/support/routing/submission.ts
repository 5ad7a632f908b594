import { randomUUID } from "node:crypto";
import type { SubmissionAnswer, SubmissionRequest, SubmissionRow } from "@dure/domain/routing/submission/submission";
import type { z } from "zod";
import { firestore } from "../suite/admin";
import { call } from "../suite/call";
import type { Member, Tenant } from "../teams/tenant";
import { type RouterOptions, routerOf } from "./router";

type Body = z.input<typeof SubmissionRequest>;

/** Creates an active router. By default it shows everybody a thank-you message. */
export async function activeRouter({ teamId }: Pick<Tenant, "teamId">, member: Member, changes: RouterOptions = {}) {
  const made = await routerOf(member, changes);
  await firestore.doc(`teams/${teamId}/routers/${made.id}`).update({ status: "active" });
  return made;
}

/** Converts values by question name to answers. */
export const answersOf = (values: Record<string, unknown>): Body["answers"] =>
  Object.entries(values).map(([name, value]) => ({ name, value })) as Body["answers"];

/** Submits a form as a new visitor. */
export async function submit(routerId: string, values: Record<string, unknown>, more: Partial<Body> = {}) {
  const body = { id: randomUUID(), answers: answersOf(values), ...more };
  const {
    status,
    body: answer,
    headers,
  } = await call("", "POST", `/public/active/entries/${routerId}/submissions`, body);
  return { status, id: body.id, headers, answer: answer as unknown as SubmissionAnswer & { code?: string } };
}

const rowsOf = ({ teamId }: Pick<Tenant, "teamId">, routerId: string) =>
  firestore.collection(`crm/${teamId}/${routerId}/body/rows`);

export async function rowOf(tenant: Pick<Tenant, "teamId">, routerId: string, id: string): Promise<SubmissionRow> {
  return (await rowsOf(tenant, routerId).doc(id).get()).data() as SubmissionRow;
}

export async function listRows(tenant: Pick<Tenant, "teamId">, routerId: string): Promise<SubmissionRow[]> {
  return (await rowsOf(tenant, routerId).get()).docs.map((doc) => doc.data() as SubmissionRow);
}
