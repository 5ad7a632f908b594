import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { uploadFile } from "../support/records/upload";
import { bucket } from "../support/suite/admin";
import { stored } from "../support/suite/stored";
import { until } from "../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { canFindWorkers } from "./worker";

const FILES = 8;
/** Replacing a killed process takes some seconds. */
const TIMEOUT_MS = 120_000;
const MOMENTS = ["before", "after"] as const;

let tenant: Tenant;
let member: Member;
let params: { entityId: "lead"; recordId: string };

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  const lead = await member.client.records.createLead({ body: { deal_name: "파일이 많은 리드" } });
  params = { entityId: "lead", recordId: lead.id };
});

const filesPath = () => `^teams/${tenant.teamId}/files/`;
const filesOf = async () => (await member.client.records.getRecord({ params })).files;
const objects = async () =>
  (await bucket.getFiles({ prefix: `record-attachment/${tenant.teamId}/` }))[0].map(({ name }) => `/${name}`);

/** Retries with one idempotency key until the product answers, as the browser does. */
async function retryUntilAnswered<T>(ask: (context: { idempotencyKey: string }) => Promise<T>): Promise<T> {
  const context = { idempotencyKey: randomUUID() };
  return until(() => ask(context), TIMEOUT_MS);
}

describe.runIf(canFindWorkers)("a process is killed", () => {
  afterEach(disarmKillPoints);

  test("before and after the commits that attach files: each file is attached once", async () => {
    const waits = await Promise.all(MOMENTS.map((moment) => armKillPoint("api", { moment, writes: filesPath() })));
    const uploads = await Promise.all(
      Array.from({ length: FILES }, (_, index) => uploadFile(tenant.teamId, `자료 ${index}.pdf`)),
    );
    const adding = Promise.all(
      uploads.map((body) =>
        retryUntilAnswered((context) => member.client.records.addFile({ params, body }, { context })),
      ),
    );
    await adding;
    for (const untilKilled of waits) await untilKilled();
    const names = (await filesOf()).map(({ filename }) => filename);
    expect(names.sort()).toEqual(uploads.map(({ filename }) => filename).sort());
  });

  test("before and after the commits that delete files: their objects, documents and names are deleted", async () => {
    const waits = await Promise.all(MOMENTS.map((moment) => armKillPoint("jobs", { moment, writes: filesPath() })));
    const files = await filesOf();
    const deleting = Promise.all(
      files.map(({ id }) =>
        retryUntilAnswered((context) =>
          member.client.records.deleteFile({ params: { ...params, fileId: id } }, { context }).then(() => true),
        ),
      ),
    );
    await deleting;
    for (const untilKilled of waits) await untilKilled();
    expect(await filesOf()).toEqual([]);
    await until(async () => (await objects()).length === 0, TIMEOUT_MS);
    await until(async () => (await stored(tenant.teamId, "files")).length === 0, TIMEOUT_MS);
    expect((await stored(tenant.teamId, "uniques")).filter(({ kind }) => kind === "file")).toEqual([]);
  });
});
