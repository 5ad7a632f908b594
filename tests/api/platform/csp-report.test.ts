import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { suite } from "../../support/suite/suite";

const REPORT = {
  "csp-report": {
    "document-uri": `${suite.appUrl}/leads`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js",
  },
};

/** @param address the visitor's address; each test uses another one */
const send = (address: string, body: string, type = "application/csp-report") =>
  fetch(`${suite.apiUrl}/csp-reports`, {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": address },
    body,
  });

test.each(["application/csp-report", "application/reports+json", "application/json"])(
  "a report of type %s is accepted",
  async (type) => {
    expect((await send(randomUUID(), JSON.stringify(REPORT), type)).status).toBe(204);
  },
);

test("an invalid report is refused", async () => {
  const address = randomUUID();
  expect((await send(address, "{")).status).toBe(400);
  expect((await send(address, JSON.stringify({ hello: "there" }))).status).toBe(400);
  expect((await send(address, JSON.stringify({ ...REPORT, more: "x".repeat(60_000) }))).status).toBe(400);
});

test("an address that reports too often has to wait", async () => {
  const address = randomUUID();
  const answers = [];
  for (let sent = 0; sent <= 30; sent += 1) answers.push(await send(address, JSON.stringify(REPORT)));
  expect(new Set(answers.slice(0, 30).map(({ status }) => status))).toEqual(new Set([204]));
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-1)?.headers.get("retry-after")).not.toBeNull();
});
