// Import first: it configures the suite's addresses. The product's code in this process is one more instance.
import "../../../support/suite/admin";
import { randomInt } from "node:crypto";
import type { RecordsEvent } from "@dure/domain/records/events";
import { NO_FIELDS } from "@dure/domain/records/field/custom-field";
import { CrmRecord } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { systemContext } from "../../../../functions/src/platform/context";
import { transaction } from "../../../../functions/src/platform/transaction/transaction-store";
import { openTeamModel } from "../../../../functions/src/records/read-model/team-model";
import { writeRecords } from "../../../../functions/src/records/record/write-records";
import { compare } from "../../../support/records/read-model";
import { firestore } from "../../../support/suite/admin";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const TURNS = 12;
const RECORDS = 3;

/** Writes a company in this process; null deletes it. */
const write = ({ teamId }: Tenant, id: string, change: (before: CrmRecord | null) => CrmRecord | null) =>
  transaction(systemContext(teamId, "test"), async (tx) => {
    const doc = await tx.get(firestore.doc(`teams/${teamId}/records/${id}`));
    const before = doc.exists ? CrmRecord.parse(doc.data()) : null;
    const after = change(before);
    await writeRecords(tx, teamId, [{ before, after }], [NO_FIELDS("company")], new Date().toISOString());
    return { answer: null, event: eventOf(before, after) };
  });

function eventOf(before: CrmRecord | null, after: CrmRecord | null): RecordsEvent | [] {
  if (before && after) return { type: "company.changed", before, after };
  if (after) return { type: "company.created", before: null, after };
  return before ? { type: "company.deleted", before, after: null } : [];
}

function company(id: string, before: CrmRecord | null): CrmRecord {
  const now = new Date().toISOString();
  const stamps = { created_at: now, created_by: "test", updated_at: now, updated_by: "test" };
  const made = before ?? CrmRecord.parse({ ...stamps, id, kind: "company", name: `회사 ${id}` });
  return { ...made, address: `여기 ${randomInt(1000)}`, updated_at: now };
}

/** Changes a company through another instance. Skips a company that was just deleted. */
const writeThere = ({ client }: Member, recordId: string) =>
  client.records
    .updateFieldValue({
      params: { entityId: "company", recordId, fieldId: "address" },
      body: { value: `저기 ${randomInt(1000)}` },
    })
    .catch(() => {});

test("an instance's own writes are included, despite concurrent writes of others", async () => {
  const tenant = await createTenant();
  const member = await tenant.member("admin");
  const ids = Array.from({ length: RECORDS }, () => crypto.randomUUID());
  const model = await openTeamModel(tenant.teamId);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const id = ids[turn % RECORDS] ?? "";
    const works = [
      () => write(tenant, id, (before) => company(id, before)),
      () => write(tenant, id, () => null),
      () => writeThere(member, id),
      () => model.refresh(),
    ];
    const chosen = works.filter(() => randomInt(2) === 0);
    await Promise.all(chosen.map((work) => work()));
    await model.refresh();
    const truth = await openTeamModel(tenant.teamId, { rebuild: true });
    expect((await compare(model, truth)).differences).toEqual([]);
    truth.close();
  }
  model.close();
});

test("an own write requires no reload", async () => {
  const tenant = await createTenant();
  const id = crypto.randomUUID();
  const model = await openTeamModel(tenant.teamId);
  expect(model.isBehind()).toBe(false);
  await write(tenant, id, (before) => company(id, before));
  expect(model.isBehind()).toBe(true);
  // Written without a transaction, so only a reload can see it.
  await firestore.doc(`teams/${tenant.teamId}/records/${id}`).update({ name: "다른 이름" });
  await model.refresh();
  expect(model.isBehind()).toBe(false);
  const rows = await model.read((read) => read<{ doc: Uint8Array }>({ sql: "SELECT doc FROM company", values: [] }));
  expect(rows.map(({ doc }) => model.decode(doc).name)).toEqual([`회사 ${id}`]);
  model.close();
});
