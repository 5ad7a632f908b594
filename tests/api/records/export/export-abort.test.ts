// Import first: it configures the suite's addresses. The product's code in this process is one more instance.
import "../../../support/suite/admin";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import express from "express";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Matching from "../../../../functions/src/records/read-model/query/matching";
import { fetchExport } from "../../../support/records/fetch-export";
import { pause } from "../../../support/suite/wait";
import { createTenant, type Member } from "../../../support/teams/tenant";

const reading = vi.hoisted(() => ({ batches: 0, hasEnded: false }));
const BATCH = 200;

// Repeats one record: an endless list then needs no memory.
vi.mock("../../../../functions/src/records/read-model/query/matching", async (original) => {
  const { matchingRecords, ...others } = await original<typeof Matching>();
  return {
    ...others,
    async *matchingRecords(...asked: Parameters<typeof matchingRecords>) {
      const { value = [] } = await matchingRecords(...asked).next();
      try {
        for (;;) {
          reading.batches += 1;
          await setImmediate();
          yield Array.from({ length: BATCH }, () => value[0]);
        }
      } finally {
        reading.hasEnded = true;
      }
    },
  };
});

let server: Server;
let apiUrl: string;
let admin: Member;

beforeAll(async () => {
  // Files share their modules: one before this may have loaded the app without the mock.
  vi.resetModules();
  const { app } = await import("../../../../functions/src/app");
  admin = await (await createTenant()).member("admin");
  await admin.client.records.createLead({ body: { deal_name: "끝없는 리드" } });
  const instance = express();
  instance.use(express.json());
  // The runtime's types are those of another version of express.
  instance.use((req, res) => void app(req as never, res as never));
  server = createServer(instance).listen(0, "127.0.0.1");
  await once(server, "listening");
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.close();
  vi.resetModules();
});
beforeEach(() => Object.assign(reading, { batches: 0, hasEnded: false }));

/** Waits until the server stops reading. */
async function untilStill(): Promise<void> {
  for (let before = -1; before !== reading.batches; await pause(1_000)) before = reading.batches;
}

test.each(["csv", "excel"] as const)(
  "%s: who reads slowly is waited for, who leaves ends the reading",
  async (format) => {
    const leaving = new AbortController();
    const response = await fetchExport(admin.idToken, "lead", format, { signal: leaving.signal, apiUrl });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await untilStill();
    expect(reading.hasEnded).toBe(false);
    leaving.abort();
    await expect.poll(() => reading.hasEnded, { timeout: 20_000 }).toBe(true);
    const { batches } = reading;
    await pause(500);
    expect(reading.batches).toBe(batches);
  },
);
