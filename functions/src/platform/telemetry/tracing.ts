import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } from "@opentelemetry/sdk-trace-base";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { tracesUrl } from "./collectors";
import { withoutMessages } from "./without-messages";

type Options = { kind: "server" | "consumer"; parent: string | undefined };

export type Tracing = {
  /** Runs work in a span; `work` returns whether it succeeded. */
  run: (name: string, options: Options, work: (span: Span) => Promise<boolean>) => Promise<void>;
  currentTraceparent: () => string | undefined;
};

const DELAY_MS = 1_000;

/**
 * Sends the spans of this process to a collector. Firestore's client creates its own spans once a provider is
 * registered.
 * @param ratio the sampled share of the traces that begin here; a browser's sampling decision is followed
 */
export function createTracing(url: string, ratio: number): Tracing {
  const exporter = withoutMessages(new OTLPTraceExporter({ url: tracesUrl(url) }));
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "dure-functions" }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: DELAY_MS })],
  });
  provider.register();
  const tracer = trace.getTracer("dure");
  return {
    run: async (name, { kind, parent }, work) => {
      const from = propagation.extract(context.active(), parent ? { traceparent: parent } : {});
      const spanKind = kind === "server" ? SpanKind.SERVER : SpanKind.CONSUMER;
      await tracer.startActiveSpan(name, { kind: spanKind }, from, async (span) => {
        try {
          if (!(await work(span))) span.setStatus({ code: SpanStatusCode.ERROR });
        } catch (error) {
          // Without the error's message, which may contain personal data; the error report has it, scrubbed.
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    currentTraceparent: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
  };
}
