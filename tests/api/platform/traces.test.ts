// Import first: it configures the suite's addresses. The product's code in this process is one more instance.
import "../../support/suite/admin";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { api } from "@dure/domain/api";
import express from "express";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { app } from "../../../functions/src/app";
import { runJob } from "../../../functions/src/platform/jobs/run-job";
import { collector } from "../../../functions/src/platform/telemetry/test-collector";
import { currentTraceparent, traceRequest } from "../../../functions/src/platform/telemetry/trace";
import { endPlan } from "../../../functions/src/teams/plan/end-plan";
import { connect } from "../../../web/src/lib/http/client";
import { startTracing } from "../../../web/src/lib/telemetry/trace-call";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member } from "../../support/teams/tenant";

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; service: string };

let member: Member;
let otlp: Awaited<ReturnType<typeof collector>>;
let apiUrl: string;
const instance = express().use(express.json());
// The runtime's types are those of another version of express.
instance.use((req, res) => void app(req as never, res as never));
const server = createServer(instance);

beforeAll(async () => {
  member = await (await createTenant()).member("member", { display_name: "김비밀" });
  otlp = await collector();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const browser = () =>
  connect(api, {
    url: apiUrl,
    idToken: async () => member.idToken,
    language: () => "ko",
    timeZone: () => "Asia/Seoul",
    onRefusal: () => undefined,
  });

/** The spans that have arrived, with the service that made them. */
const spans = (): Span[] =>
  otlp.collected.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }: ResourceSpans) => {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue;
      return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
    }),
  );
type ResourceSpans = {
  resource: { attributes: { key: string; value: { stringValue?: string } }[] };
  scopeSpans: { spans: Omit<Span, "service">[] }[];
};

test("without a collector nothing is traced", async () => {
  await browser().teams.getRemoteConfig({});
  expect(otlp.collected).toEqual([]);
});

test("a call is one trace: the browser's span, the server's and Firestore's", async () => {
  vi.stubEnv("OTLP_URL", otlp.url);
  vi.stubEnv("TRACE_RATIO", "1");
  await startTracing(1, `${otlp.url}/v1/traces`);
  await browser().teams.getFeatureFlags({});

  const { call, request } = await until(() => {
    const found = spans().filter(({ name }) => name === "teams.getFeatureFlags");
    const call = found.find(({ service }) => service === "dure-web");
    const request = found.find(({ service }) => service === "dure-functions");
    return call && request && { call, request };
  });
  expect(request).toMatchObject({ traceId: call.traceId, parentSpanId: call.spanId });
  const reads = await until(() => {
    const found = spans().filter(({ name, traceId }) => traceId === call.traceId && /BatchGetDocuments/.test(name));
    return found.length > 0 && found;
  });
  expect(reads.some(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true);
});

test("a job continues the trace of the request that queued it", async () => {
  let queued: string | undefined;
  await traceRequest(
    { method: "POST", get: () => undefined },
    { statusCode: 200 },
    { requestId: "r", noted: {} },
    async () => {
      queued = currentTraceparent();
    },
  );
  const [, traceId, parentSpanId] = queued?.split("-") ?? [];
  const payload = { now: new Date().toISOString() };
  const data = { teamId: member.teamId, name: endPlan.name, payload, ...(queued && { traceparent: queued }) };
  await runJob([endPlan], { id: "t", data, retryCount: 0 } as Parameters<typeof runJob>[1]);
  await until(() => spans().some((span) => span.name === "job end-plan" && span.parentSpanId === parentSpanId));
  expect(spans().find(({ name }) => name === "job end-plan")).toMatchObject({ traceId });
});

test("an event has the trace of the request that wrote it", async () => {
  await browser().teams.createShortUrl({ body: { original_url: "https://dure.example" } });
  const { traceId } = await until(() => spans().find(({ name }) => name === "teams.createShortUrl"));
  const [event] = await stored(member.teamId, "events");
  expect(String(event?.traceparent).split("-")[1]).toBe(traceId);
});

test("no span contains a person, an address or a document", async () => {
  const all = otlp.collected.map(({ body }) => body).join("");
  for (const personal of [member.email, member.display_name, member.uid, member.idToken])
    expect(all).not.toContain(personal);
});
