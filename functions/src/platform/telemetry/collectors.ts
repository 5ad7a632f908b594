import { analyticsUrl, otlpUrl, sentryDsn } from "../config";

/** The service that gets a kind of telemetry; "" for none. */
export type Collector = { url: string; headers: Record<string, string> };

/** The collector behind `/telemetry/<kind>`, read at each call: tests set it later. */
export function collectorFor(kind: string | undefined): Collector | undefined {
  if (kind === "errors")
    return { url: envelopeUrl(sentryDsn.value()), headers: { "content-type": "application/x-sentry-envelope" } };
  if (kind === "traces") return { url: tracesUrl(otlpUrl.value()), headers: JSON_BODY };
  if (kind === "events") return { url: analyticsUrl.value(), headers: JSON_BODY };
  return undefined;
}

const JSON_BODY = { "content-type": "application/json" };

/** OTLP over HTTP has one path for spans. */
export const tracesUrl = (base: string): string => (base ? `${base.replace(/\/$/, "")}/v1/traces` : "");

/** The envelope endpoint of a DSN (`https://<key>@<host>/<project>`). */
export function envelopeUrl(dsn: string): string {
  if (!dsn) return "";
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, folder = "", project = ""] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
}
