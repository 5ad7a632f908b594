import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from "@opentelemetry/sdk-trace-base";
import type { CallTracer } from "./traced-call";

/** Spans go through our own server: the content security policy names no other origin. */
const TUNNEL = "/api/telemetry/traces";
const SAMPLED = 1;

/** Spans of the API's calls, named by their endpoints; addresses and contents stay out of them. */
export function createCallTracer(ratio: number, url = TUNNEL): CallTracer {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "dure-web" }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer("dure");
  return (endpoint, method) => {
    const span = tracer.startSpan(endpoint, { kind: SpanKind.CLIENT, attributes: { "http.request.method": method } });
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = (traceFlags & SAMPLED) === SAMPLED ? "01" : "00";
    return {
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      end: (status) => {
        if (status !== undefined) span.setAttribute("http.response.status_code", status);
        if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}
