import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const JAVA = join(import.meta.dirname, "java");

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /docs/{id} { allow get: if firestore.get(/databases/(default)/documents/docs/$(id)).data.open; }
    match /{path=**} { allow create: if request.auth.uid == 'ann' && request.resource.size < 10; }
  }
}`;

let runtime: ChildProcessByStdio<Writable, Readable, null>;
let answers: AsyncIterator<string>;

beforeAll(async () => {
  const args = ["-jar", "/anywhere/storage-rules-runtime.jar", "serve"];
  runtime = spawn(JAVA, args, { stdio: ["pipe", "pipe", "inherit"] });
  answers = createInterface({ input: runtime.stdout })[Symbol.asyncIterator]();
  expect(await next()).toEqual({ id: -1, status: "ok" });
});

afterAll(() => {
  runtime.stdin.end();
});

async function next(): Promise<Record<string, unknown>> {
  return JSON.parse((await answers.next()).value);
}

function send(message: object) {
  runtime.stdin.write(`${JSON.stringify(message)}\n`);
  return next();
}

const load = (content: string) =>
  send({
    id: 1,
    action: "load_ruleset",
    context: { rulesetName: "r", source: { files: [{ name: "storage.rules", content }] } },
  });

const text = (value: string) => ({ string_value: value });
const fields = (of: object) => ({ map_value: { fields: of } });

const verify = (id: number, method: string, path: string, size = 1) =>
  send({
    id,
    action: "verify",
    context: {
      rulesetName: "r",
      service: "firebase.storage",
      path: `/b/bucket/o/${path}`,
      method,
      variables: {
        request: fields({
          auth: fields({ uid: text("ann") }),
          resource: fields({ size: { int_value: String(size) } }),
        }),
        resource: { null_value: null },
      },
    },
  });

describe("the storage rules runtime", () => {
  it("answers java's version probe", () => {
    const probe = execFileSync("sh", ["-c", `"${JAVA}" -Dany=thing -version 2>&1`], { encoding: "utf8" });
    expect(probe).toMatch(/version "21/);
  });

  it("reports the position of a syntax error, with status ok", async () => {
    const answer = await load("service firebase.storage { match /b/{bucket}/o { allow get: if ; } }");
    expect(answer).toMatchObject({ id: 1, status: "ok" });
    expect(JSON.stringify(answer.errors)).toContain("Unexpected ';'");
  });

  it("permits and denies requests", async () => {
    expect(await load(RULES)).toEqual({ id: 1, status: "ok", result: { rulesVersion: 2 }, errors: [], warnings: [] });
    expect(await verify(2, "create", "a.txt")).toMatchObject({ id: 2, result: { permit: true } });
    expect(await verify(3, "create", "a.txt", 10)).toMatchObject({ id: 3, result: { permit: false } });
    expect(await verify(4, "delete", "a.txt")).toMatchObject({ id: 4, result: { permit: false } });
  });

  it("fetches a document under the id of the request, and continues with it", async () => {
    await load(RULES);
    expect(await verify(5, "get", "docs/d1")).toEqual({
      action: "fetch_firestore_document",
      server_request_id: 5,
      status: "ok",
      context: { path: "/databases/(default)/documents/docs/d1" },
    });
    const name = "projects/p/databases/(default)/documents/docs/d1";
    const answer = await send({ id: 5, status: "ok", result: { name, fields: { open: { booleanValue: true } } } });
    expect(answer).toMatchObject({ id: 5, result: { permit: true } });
  });

  it("denies when the document is missing", async () => {
    await load(RULES);
    await verify(6, "get", "docs/none");
    expect(await send({ id: 6, status: "error" })).toMatchObject({ id: 6, result: { permit: false } });
  });
});
