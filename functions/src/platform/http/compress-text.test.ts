import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Response } from "express";
import { expect, test } from "vitest";
import { compressText } from "./compress-text";

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, name: "가람테크" })));

type Send = (res: Response, type: string, text: string) => unknown;
const byExpress: Send = (res, type, text) => res.type(type).send(text);
/** As the API's handler does it. */
const atOnce: Send = (res, type, text) => res.writeHead(200, { "content-type": type }).end(text);
const inPieces: Send = (res, type, text) => {
  res.writeHead(200, { "content-type": type });
  res.write(text.slice(0, 100));
  res.end(text.slice(100));
};

/** How an answer of this type is encoded, and its text as a client reads it. */
async function answer(send: Send, type: string, text: string, headers: Record<string, string> = {}) {
  const handler = express().use((req, res) => {
    compressText(req, res);
    send(res, type, text);
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

test.each([
  ["Express", byExpress],
  ["Node", atOnce],
])("long answers in JSON and HTML by %s are compressed for clients that accept it", async (_, send) => {
  for (const type of ["application/json", "text/html"])
    expect(await answer(send, type, LONG)).toEqual({ encoding: "gzip", text: LONG });
});

test.each<[string, Send, string, string, Record<string, string>]>([
  ["of a client that reads text alone", byExpress, "application/json", LONG, { "accept-encoding": "identity" }],
  ["in pieces", inPieces, "application/json", LONG, {}],
  ["that are a stream of events", inPieces, "text/event-stream", LONG, {}],
  ["that are a file", byExpress, "application/zip", LONG, {}],
  ["that are short", atOnce, "application/json", "{}", {}],
  ["that are empty", atOnce, "application/json", "", {}],
])("answers %s are not compressed", async (_, send, type, text, headers) => {
  expect(await answer(send, type, text, headers)).toEqual({ encoding: null, text });
});
