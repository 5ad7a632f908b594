import { afterEach, expect, test } from "vitest";
import { collectorFor, envelopeUrl, tracesUrl } from "./collectors";
import { pass } from "./relay-telemetry";
import { collector } from "./test-collector";

afterEach(() => {
  delete process.env.SENTRY_DSN;
});

test.each([
  ["https://abc@sentry.example/42", "https://sentry.example/api/42/envelope/?sentry_key=abc&sentry_version=7"],
  ["http://k@127.0.0.1:9000/a/7", "http://127.0.0.1:9000/a/api/7/envelope/?sentry_key=k&sentry_version=7"],
  ["", ""],
])("the DSN %j leads to %j", (dsn, url) => expect(envelopeUrl(dsn)).toBe(url));

test("spans go to OTLP's path, and nowhere without an address", () => {
  expect(tracesUrl("https://otlp.example/")).toBe("https://otlp.example/v1/traces");
  expect(tracesUrl("")).toBe("");
  expect(collectorFor("secrets")).toBeUndefined();
});

test("a browser's report is passed on unchanged, and asks for a retry if the collector fails", async () => {
  const sentry = await collector(200, 503);
  process.env.SENTRY_DSN = sentry.dsn;
  const errors = collectorFor("errors");
  if (!errors) throw new Error("There is no collector.");
  expect(await pass(errors, Buffer.from("envelope"))).toBe(204);
  expect(sentry.collected).toMatchObject([{ path: expect.stringContaining("/api/7/envelope/"), body: "envelope" }]);
  expect(await pass(errors, Buffer.from("envelope"))).toBe(502);
});

test("a report is dropped without a collector", async () =>
  expect(await pass({ url: "", headers: {} }, Buffer.from("x"))).toBe(204));
