import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { compressText } from "./compress-text";

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, name: "가람테크" })));

/** How an answer of this type is encoded, and its text as a client reads it. */
async function answer(type: string, text: string, headers: Record<string, string> = {}) {
  const handler = express().use(async (req, res) => {
    await compressText(req, res);
    res.type(type).send(text);
  });
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
    return { encoding: response.headers.get("content-encoding"), text: await response.text() };
  } finally {
    server.close();
  }
}

test("long answers in JSON and HTML are compressed for whoever can read it", async () => {
  for (const type of ["application/json", "text/html"])
    expect(await answer(type, LONG)).toEqual({ encoding: "gzip", text: LONG });
});

test.each([
  ["of a client that reads text alone", "application/json", LONG, { "accept-encoding": "identity" }],
  ["that are a stream of events", "text/event-stream", LONG, {}],
  ["that are a file", "application/zip", LONG, {}],
  ["that are short", "application/json", "{}", {}],
])("answers %s stay as they are", async (_, type, text, headers) => {
  expect(await answer(type, text, headers)).toEqual({ encoding: null, text });
});
