import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { uploadFile } from "../support/records/upload";
import { bucket } from "../support/suite/admin";
import { stored } from "../support/suite/stored";
import { pause, until } from "../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";
import { canFindWorkers, killWorkers } from "./worker";

const FILES = 8;
/** Each may wait until Firestore gives up the locks of the transaction that died. */
const PATIENCE_MS = 240_000;

let tenant: Tenant;
let member: Member;
let params: { entityId: "lead"; recordId: string };

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  const lead = await member.client.records.createLead({ body: { deal_name: "파일이 많은 리드" } });
  params = { entityId: "lead", recordId: lead.id };
});

const filesOf = async () => (await member.client.records.getRecord({ params })).files;
const objects = async () =>
  (await bucket.getFiles({ prefix: `record-attachment/${tenant.teamId}/` }))[0].map(({ name }) => `/${name}`);

/** Asks until there is an answer, under one key, as the browser does. */
async function patiently<T>(ask: (context: { idempotencyKey: string }) => Promise<T>): Promise<T> {
  const context = { idempotencyKey: randomUUID() };
  return until(() => ask(context), PATIENCE_MS);
}

/** Lets something happen while the processes of a function are ended over and over. */
async function killing<T>(functionName: string, times: number, work: Promise<T>): Promise<T> {
  for (let time = 0; time < times; time += 1) {
    await pause(150 + Math.random() * 350);
    killWorkers(functionName);
  }
  return work;
}

describe.runIf(canFindWorkers)("processes die", () => {
  test("while files are attached: each is there once", async () => {
    const uploads = await Promise.all(
      Array.from({ length: FILES }, (_, index) => uploadFile(tenant.teamId, `자료 ${index}.pdf`)),
    );
    const adding = Promise.all(
      uploads.map((body) => patiently((context) => member.client.records.addFile({ params, body }, { context }))),
    );
    await killing("api", 3, adding);
    const names = (await filesOf()).map(({ filename }) => filename);
    expect(names.sort()).toEqual(uploads.map(({ filename }) => filename).sort());
  });

  test("while files are deleted: their objects, documents and names go all the same", async () => {
    const files = await filesOf();
    const deleting = Promise.all(
      files.map(({ id }) =>
        patiently((context) =>
          member.client.records.deleteFile({ params: { ...params, fileId: id } }, { context }).then(() => true),
        ),
      ),
    );
    await killing("jobs", 6, deleting);
    expect(await filesOf()).toEqual([]);
    await until(async () => (await objects()).length === 0, PATIENCE_MS);
    await until(async () => (await stored(tenant.teamId, "files")).length === 0, PATIENCE_MS);
    expect((await stored(tenant.teamId, "uniques")).filter(({ kind }) => kind === "file")).toEqual([]);
  });
});
