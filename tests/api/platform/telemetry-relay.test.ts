import { expect, test } from "vitest";
import { anyAddress } from "../../support/suite/any-address";
import { suite } from "../../support/suite/suite";

const send = (kind: string, body: string, address = anyAddress()) =>
  fetch(`${suite.apiUrl}/telemetry/${kind}`, {
    method: "POST",
    headers: { "content-type": "text/plain;charset=UTF-8", "x-forwarded-for": address },
    body,
  });

test("telemetry is accepted from anybody, and dropped without a configured service", async () => {
  for (const kind of ["errors", "traces", "events"]) expect((await send(kind, "{}")).status).toBe(204);
});

test("other kinds and large reports are refused", async () => {
  expect((await send("secrets", "{}")).status).toBe(404);
  expect((await fetch(`${suite.apiUrl}/telemetry/errors`)).status).toBe(404);
  expect((await send("errors", "x".repeat(200_001))).status).toBe(400);
});

test("an address that sends too much has to wait", async () => {
  const address = anyAddress();
  const answers = await Promise.all(Array.from({ length: 125 }, () => send("errors", "{}", address)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
