import { expect } from "vitest";
import { stored } from "../../support/suite/stored";
import { createTenant, type Member } from "../../support/teams/tenant";
import { getUntil, postUntilAnswered } from "../recovery";
import type { Prepare } from "./work";

const ROWS = 150;
const COMPANIES = 50;
const PEOPLE = 100;
const MADE = { lead: ROWS, company: COMPANIES, contact: PEOPLE };

const IMPORT = "/sales-entity/lead/record_type/lead/import?version=20250905";
const FIELDS = ["lead:deal_name", "company:name", "contact:name", "contact:email"];
const TABLE = {
  fields: FIELDS,
  data: [
    FIELDS,
    ...Array.from({ length: ROWS }, (_, row) => [
      `리드 ${row}`,
      `회사 ${row % COMPANIES}`,
      "김민수",
      `person${row % PEOPLE}@example.com`,
    ]),
  ],
};

/** Imports leads. Each row must exist once, and so must companies and contacts that rows share. */
export const importWork: Prepare = async (name, during) => {
  const { teamId, member: addMember } = await createTenant();
  const member = await addMember();
  return {
    teamId,
    run: async () => {
      await during(name, ["api", "jobs"], () => importInto(member));
      await expectImported(teamId);
    },
  };
};

/** Undoes an import. None of its records may be left. */
export const undoWork: Prepare = async (name, during) => {
  const { teamId, member: addMember } = await createTenant();
  const member = await addMember();
  const path = `/imports/${await importInto(member)}`;
  return {
    teamId,
    run: async () => {
      const asked = await during(name, ["api"], () => postUntilAnswered(member, `${path}/undo`));
      expect(asked).toMatchObject({ status: 200 });
      await during(name, ["jobs"], () => getUntil(member, path, ({ undo }) => isDone(undo)));
      expect(await stored(teamId, "records")).toEqual([]);
      await expectEvents(teamId, "deleted");
      expect((await stored(teamId, "uniques")).filter(({ kind }) => kind === "value")).toEqual([]);
    },
  };
};

/** Resolves with the import's id when the import is done. */
async function importInto(member: Member): Promise<string> {
  const { status, body } = await postUntilAnswered(member, IMPORT, TABLE);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { counts: { records: ROWS, new_companies: COMPANIES, new_contacts: PEOPLE } },
  });
  await getUntil(member, `/imports/${body.id}`, ({ task }) => isDone(task));
  return String(body.id);
}

const isDone = (task: unknown) => (task as { state: string } | null)?.state === "done";

async function expectImported(teamId: string): Promise<void> {
  const records = await stored(teamId, "records");
  expect(countsOf(records.map(({ kind }) => kind))).toEqual(MADE);
  const ids = new Set(records.map(({ id }) => id));
  const leads = records.filter(({ kind }) => kind === "lead");
  expect(leads.filter(({ company_id, contact_id }) => !ids.has(company_id) || !ids.has(contact_id))).toEqual([]);
  await expectEvents(teamId, "created");
}

/** Expects one event of this change for each record. */
async function expectEvents(teamId: string, change: "created" | "deleted"): Promise<void> {
  const audit = (await stored(teamId, "audit")).filter(({ type }) => String(type).endsWith(`.${change}`));
  const told = audit.filter(({ type }) => (String(type).split(".")[0] as string) in MADE);
  const ids = told.map(({ subject_id }) => subject_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(countsOf(told.map(({ type }) => String(type).split(".")[0]))).toEqual(MADE);
}

function countsOf(names: unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[String(name)] = (counts[String(name)] ?? 0) + 1;
  return counts;
}
