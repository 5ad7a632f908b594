import { afterEach, beforeAll, expect, test } from "vitest";
import { reportError } from "./report-error";
import { collector, eventIn } from "./test-collector";

const place = { requestId: "r-1", userId: "u-1" };
let sentry: Awaited<ReturnType<typeof collector>>;
beforeAll(async () => {
  sentry = await collector();
});

afterEach(() => {
  delete process.env.SENTRY_DSN;
});

test("an error is reported by the Sentry protocol without personal data, and only with a DSN", async () => {
  await reportError(new Error("unheard"), place);
  expect(sentry.collected).toEqual([]);

  process.env.SENTRY_DSN = sentry.dsn;
  process.env.RELEASE = "abc123";
  await reportError(new TypeError('No lead "Kim Mina" of mina@hanbit.example'), place);
  expect(sentry.collected).toHaveLength(1);
  const [envelope] = sentry.collected;
  if (!envelope) throw new Error("There is no envelope.");
  expect(envelope.path).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=key/);
  expect(envelope.body).not.toMatch(/mina/i);
  expect(eventIn(envelope)).toMatchObject({
    release: "abc123",
    user: { id: "u-1" },
    tags: { request_id: "r-1" },
    exception: { values: [{ type: "TypeError", value: "No lead [text] of [email]" }] },
  });
});

test("an unreachable service does not cause an error", async () => {
  process.env.SENTRY_DSN = "http://key@127.0.0.1:9/7";
  await expect(reportError(new Error("lost"), place)).resolves.toBeUndefined();
});
