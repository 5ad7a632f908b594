// Import first: it configures the suite's addresses. The product's code in this process is one more instance.
import "../../../support/suite/admin";
import { randomUUID } from "node:crypto";
import { type DocumentData, FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { makeSnapshot } from "../../../../functions/src/records/read-model/snapshot/make-snapshot";
import { openTeamModel } from "../../../../functions/src/records/read-model/team-model";
import { differencesOf } from "../../../support/records/read-model";
import { bucket, firestore } from "../../../support/suite/admin";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;
let member: Member;

const make = (name: string) => member.client.records.createCompany({ body: { name } });
const remove = (recordId: string) => member.client.records.deleteRecord({ params: { entityId: "company", recordId } });
const files = async () =>
  (await bucket.getFiles({ prefix: `read-model/${tenant.teamId}/` }))[0].map(({ name }) => name);
const pointer = async () => (await firestore.doc(`teams/${tenant.teamId}/read-model/snapshot`).get()).data();

/** The records that a new instance shows. */
async function opened(options?: { rebuild?: boolean }) {
  const model = await openTeamModel(tenant.teamId, options);
  try {
    await model.refresh();
    const rows = await model.read((read) => read<{ doc: Uint8Array }>({ sql: "SELECT doc FROM company", values: [] }));
    return { names: rows.map(({ doc }) => model.decode(doc).name).sort(), path: model.unsaved().snapshot?.path };
  } finally {
    model.close();
  }
}

async function forgetChanges(): Promise<void> {
  const changes = await firestore.collection(`teams/${tenant.teamId}/changes`).listDocuments();
  await Promise.all(changes.map((change) => change.delete()));
}

/** Simulates an undone deletion: writes the record while its tombstone still exists. */
async function bringBack(document: DocumentData): Promise<void> {
  const committed_at = FieldValue.serverTimestamp();
  const team = firestore.doc(`teams/${tenant.teamId}`);
  await team
    .collection("records")
    .doc(document.id)
    .set({ ...document, committed_at });
  await team.collection("changes").add({ changes: [{ type: "company.created", id: document.id }], committed_at });
}

test.each([
  ["by the changes", 0],
  ["by the times of the records, where the changes are gone", 21],
])(
  "a team opens from its snapshot with all later writes, deletions and restorations, learned %s",
  async (_, hoursOld) => {
    tenant = await createTenant();
    member = await tenant.member("admin");
    const [, deleted, back] = await Promise.all(["가", "나", "다"].map(make));
    const document = (await firestore.doc(`teams/${tenant.teamId}/records/${back?.id}`).get()).data();
    await remove(back?.id ?? "");
    await makeSnapshot(tenant.teamId, Date.now());
    const { path, read_at_ms } = (await pointer()) ?? {};
    expect(await files()).toEqual([path.slice(1)]);

    await remove(deleted?.id ?? "");
    await make("라");
    await bringBack(document ?? {});
    if (hoursOld > 0) {
      await firestore
        .doc(`teams/${tenant.teamId}/read-model/snapshot`)
        .update({ read_at_ms: read_at_ms - hoursOld * 3_600_000 });
      for (const change of await firestore.collection(`teams/${tenant.teamId}/changes`).listDocuments())
        await change.delete();
    }
    expect(await opened()).toEqual({ names: ["가", "다", "라"], path });
    expect(await opened({ rebuild: true })).toEqual({ names: ["가", "다", "라"], path: undefined });
  },
);

test("without a usable snapshot a team opens from Firestore", async () => {
  const usable = await pointer();
  for (const broken of [{ path: `/read-model/${tenant.teamId}/none.duckdb` }, { format: "other" }, { read_at_ms: 1 }]) {
    await firestore.doc(`teams/${tenant.teamId}/read-model/snapshot`).set({ ...usable, ...broken });
    expect(await opened()).toMatchObject({ names: ["가", "다", "라"], path: undefined });
  }
  const half = bucket.file(`read-model/${tenant.teamId}/half.duckdb`);
  await half.save(randomUUID());
  await firestore.doc(`teams/${tenant.teamId}/read-model/snapshot`).set({ ...usable, path: `/${half.name}` });
  expect(await opened()).toMatchObject({ names: ["가", "다", "라"], path: undefined });
});

test("of two concurrent snapshots the later state is kept, and can be read", async () => {
  await make("마");
  await Promise.all([makeSnapshot(tenant.teamId, Date.now()), makeSnapshot(tenant.teamId, Date.now())]);
  expect(await opened()).toMatchObject({ names: ["가", "다", "라", "마"], path: (await pointer())?.path });
  // Two hours later, older changes are no longer read.
  await makeSnapshot(tenant.teamId, Date.now() + 7_200_000);
  expect((await files()).length).toBeLessThanOrEqual(2);
});

test("a rebuilt team is reloaded by every instance", async () => {
  const list = () => member.client.records.filterRecords({ params: { entityId: "company" }, query: {}, body: {} });
  expect((await list()).total).toBe(4);
  // Written without a transaction, so no instance can know of it.
  const [one] = (await firestore.collection(`teams/${tenant.teamId}/records`).limit(1).get()).docs;
  await forgetChanges();
  await one?.ref.delete();
  expect((await list()).total).toBe(4);
  expect((await differencesOf(tenant.teamId)).differences).toMatchObject([{ id: one?.id, what: "too many" }]);
  await makeSnapshot(tenant.teamId, Date.now(), { rebuild: true });
  expect((await list()).total).toBe(3);
  expect(await differencesOf(tenant.teamId)).toEqual({ records: 3, differences: [] });
});
