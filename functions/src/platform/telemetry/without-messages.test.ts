import { SpanStatusCode } from "@opentelemetry/api";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { expect, test } from "vitest";
import { withoutMessages } from "./without-messages";

test("a failed span has its status, but no message", async () => {
  const memory = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(withoutMessages(memory))] });
  const span = provider.getTracer("test").startSpan("Firestore.Commit", { attributes: { rows: 1 } });
  span.recordException(new Error("tenant_info/mina@hanbit.example exists already"));
  span.setStatus({ code: SpanStatusCode.ERROR, message: "tenant_info/mina@hanbit.example exists already" });
  span.end();
  await provider.forceFlush();
  const [exported] = memory.getFinishedSpans();
  expect(exported).toMatchObject({ name: "Firestore.Commit", attributes: { rows: 1 }, events: [] });
  expect(exported?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(exported?.spanContext()).toEqual(span.spanContext());
});
