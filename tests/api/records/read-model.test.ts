// First, for it says where the suite is; then the product's own code in this process is one more instance.
import "../../support/admin";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { hydrate } from "../../../functions/src/records/read-model/hydrate";
import { makeSnapshot } from "../../../functions/src/records/read-model/make-snapshot";
import { bucket, firestore } from "../../support/admin";
import { createTenant, type Member, type Tenant } from "../../support/tenant";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("admin");
});

const make = (name: string) => member.client.records.createCompany({ body: { name } });
const remove = (recordId: string) => member.client.records.deleteRecord({ params: { entityId: "company", recordId } });
const files = async () =>
  (await bucket.getFiles({ prefix: `read-model/${tenant.teamId}/` }))[0].map(({ name }) => name);
const pointer = async () => (await firestore.doc(`teams/${tenant.teamId}/read-model/snapshot`).get()).data();

/** What an instance that opens the team now holds, and how many records it read one by one. */
async function opened(options?: { anew?: boolean }) {
  const { database, read, snapshot } = await hydrate(tenant.teamId, options);
  try {
    const rows = await database.read((select) =>
      select<{ doc: Uint8Array }>({ sql: "SELECT doc FROM company", values: [] }),
    );
    return { names: rows.map(({ doc }) => database.decode(doc).name).sort(), read, path: snapshot?.path };
  } finally {
    database.close();
  }
}

test("a team opens from its snapshot, with what was written, deleted and brought back since", async () => {
  const [kept, deleted, back] = await Promise.all(["가", "나", "다"].map(make));
  await remove(back?.id ?? "");
  const stored = firestore.doc(`teams/${tenant.teamId}/records/${kept?.id}`);
  const document = (await stored.get()).data();
  await makeSnapshot(tenant.teamId, Date.now());
  expect(await files()).toEqual([(await pointer())?.path.slice(1)]);

  await remove(deleted?.id ?? "");
  await make("라");
  // As an undone deletion leaves it: a record beside its tombstone.
  await firestore
    .doc(`teams/${tenant.teamId}/records/${back?.id}`)
    .set({ ...document, id: back?.id, name: "다", committed_at: new Date() });
  const now = await opened();
  expect(now.names).toEqual(["가", "다", "라"]);
  expect(now.path).toBe((await pointer())?.path);
  expect(await opened({ anew: true })).toMatchObject({ names: ["가", "다", "라"], path: undefined });
});

test("without a usable file a team opens from Firestore", async () => {
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

test("two snapshots at once: the later state stays, and can be read", async () => {
  await make("마");
  await Promise.all([makeSnapshot(tenant.teamId, Date.now()), makeSnapshot(tenant.teamId, Date.now())]);
  expect(await opened()).toMatchObject({ names: ["가", "다", "라", "마"], path: (await pointer())?.path });
  // Two hours later nobody reads the older ones any more.
  await makeSnapshot(tenant.teamId, Date.now() + 7_200_000);
  expect((await files()).length).toBeLessThanOrEqual(2);
});

test("a rebuilt team is read anew by every instance", async () => {
  const list = () => member.client.records.filterRecords({ params: { entityId: "company" }, query: {}, body: {} });
  expect((await list()).total).toBe(4);
  // Past every transaction, so no instance can know of it.
  const [one] = (await firestore.collection(`teams/${tenant.teamId}/records`).limit(1).get()).docs;
  await one?.ref.delete();
  expect((await list()).total).toBe(4);
  await makeSnapshot(tenant.teamId, Date.now(), { anew: true });
  expect((await list()).total).toBe(3);
});
