import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type RequestHandler } from "express";
import { expect, test } from "vitest";
import { app } from "./app";
import { publicPage } from "./public-page";

/** The headers of an answer through Express, which adds its name to every answer by default. */
async function headersOf(handler: RequestHandler, path: string, method: string): Promise<Headers> {
  const server = createServer(express().use(handler));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })).headers;
  } finally {
    server.close();
  }
}

test.each([
  ["a call that is not there", app, "/api/nothing-here", "GET"],
  ["a call without a token", app, "/api/users/profile", "GET"],
  ["the documentation", app, "/api/docs", "GET"],
  ["a public page", publicPage, "/book/nobodyhere", "POST"],
])("the answer of %s names no framework", async (_, handle, path, method) => {
  const headers = await headersOf(
    (req, res) => void handle(Object.assign(req, { rawBody: Buffer.alloc(0) }), res),
    path,
    method,
  );
  expect(headers.get("x-powered-by")).toBeNull();
});
