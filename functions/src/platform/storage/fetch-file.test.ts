import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { fetchFile } from "./fetch-file";

const folder = mkdtempSync(join(tmpdir(), "dure-fetch-"));
const file = join(folder, "file");
const server = createServer((_, response) => answer(response));
let answer: (response: ServerResponse) => void;

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fetchAnswered(how: typeof answer): Promise<void> {
  answer = how;
  if (!server.listening) await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetchFile({ url, headers: {} }, file);
}

test("a response is saved in the file, and a refused or interrupted one is an error", async () => {
  const bytes = Buffer.alloc(3_000_000, "두레");
  await fetchAnswered((response) => response.end(bytes));
  expect(readFileSync(file).equals(bytes)).toBe(true);

  await expect(fetchAnswered((response) => response.writeHead(403).end("No."))).rejects.toThrow("403");
  const breakOff = fetchAnswered((response) => {
    response.writeHead(200, { "content-length": bytes.length }).write(bytes.subarray(0, 100_000));
    setTimeout(() => response.destroy(), 100);
  });
  await expect(breakOff).rejects.toThrow();
});
