import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { recordsApi } from "@dure/domain/records/api";
import type { RecordView } from "@dure/domain/records/record/record";
import { OpenAPIHandler } from "@orpc/openapi/node";
import { implement } from "@orpc/server";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { compressText } from "../../platform/http/compress-text";
import { streamFile } from "./stream-file";

const BATCH = 200;
const TEXT = "끝없는 리드";

/** Serves a file that has no end, over HTTP. `reading` tells how far the server has read. */
async function serveEndless(format: "csv" | "excel") {
  const reading = { batches: 0, hasEnded: false };
  async function* batches(): AsyncGenerator<RecordView[]> {
    try {
      for (;;) {
        reading.batches += 1;
        await setImmediate();
        yield Array.from({ length: BATCH }, (_, index) => ({ id: `${reading.batches} ${index}` }) as RecordView);
      }
    } finally {
      reading.hasEnded = true;
    }
  }
  const columns = [{ label: "이름", format: undefined, repeats: false, read: ({ id }: RecordView) => `${TEXT} ${id}` }];
  const rows = 1_000_000;
  const exportRecords = implement(recordsApi.exportRecords).handler(() =>
    streamFile({ format, name: "lead", columns, batches: batches(), rows }),
  );
  const handler = new OpenAPIHandler({ exportRecords });
  const app = express().use((req, res) => {
    compressText(req, res);
    void handler.handle(req, res, { context: {} });
  });
  const server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return { reading, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/exports/lead?format=${format}` };
}

test.each(["csv", "excel"] as const)(
  "%s: a slow client is waited for, and a client that leaves ends the reading",
  async (format) => {
    const { reading, url } = await serveEndless(format);
    const leaving = new AbortController();
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
      signal: leaving.signal,
    });
    expect(response.status).toBe(200);
    expect((await response.body?.getReader().read())?.value?.length).toBeGreaterThan(0);
    for (let before = -1; before !== reading.batches; await pause(300)) before = reading.batches;
    expect(reading.hasEnded).toBe(false);
    leaving.abort();
    await expect.poll(() => reading.hasEnded, { timeout: 10_000 }).toBe(true);
  },
);
