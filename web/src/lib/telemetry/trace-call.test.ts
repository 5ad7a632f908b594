import { expect, test } from "vitest";
import { traceCall } from "./trace-call";
import type { TracedCall } from "./traced-call";

const call = () => new Request("https://dure.example/api/leads?search=kim");
const ended: (number | undefined)[] = [];
const traced = (): TracedCall => ({ traceparent: "00-a-b-01", end: (status) => ended.push(status) });

test("a traced call sends its trace id, and ends with the status", async () => {
  const request = call();
  await traceCall("records.listLeads", request, async () => new Response(null, { status: 204 }), traced);
  expect(request.headers.get("traceparent")).toBe("00-a-b-01");
  await expect(
    traceCall("records.listLeads", call(), () => Promise.reject(new Error("offline")), traced),
  ).rejects.toThrow();
  expect(ended).toEqual([204, undefined]);
});

test("a call without a tracer is unchanged", async () => {
  const request = call();
  await traceCall("records.listLeads", request, async () => new Response());
  expect(request.headers.has("traceparent")).toBe(false);
});
