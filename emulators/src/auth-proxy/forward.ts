import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "./context";
import { offline } from "./pages";
import type { ProxyRequest } from "./routes";
import { afterTenantDelete, afterTenantWrite } from "./tenants";
import { toPublicAnswer } from "./to-public-answer";

interface Forwarded {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

const CONNECTION_HEADERS = new Set(["host", "connection", "keep-alive", "content-length", "transfer-encoding"]);
const BODY_HEADERS = new Set(["content-encoding", "etag"]);

const TENANT = /\/v2\/projects\/[^/]+\/tenants(?:\/([^/:]+))?$/;

/** Forwards a request to the emulator, and rewrites the response to the real service's format. */
export async function forward(
  context: Context,
  request: ProxyRequest,
  headers: IncomingHttpHeaders,
): Promise<Forwarded> {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || CONNECTION_HEADERS.has(name) ? [] : [[name, String(value)]],
  );
  const response = await fetch(context.emulator.url + request.url.pathname + request.url.search, {
    method: request.method,
    headers: { ...Object.fromEntries(sent), "accept-encoding": "identity" },
    redirect: "manual",
    ...(request.body.length > 0 && { body: new Uint8Array(request.body) }),
  });
  const kept = [...response.headers].filter(([name]) => !CONNECTION_HEADERS.has(name) && !BODY_HEADERS.has(name));
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(kept),
    body: await completeAnswer(context, request, response, body),
  };
}

async function completeAnswer(
  context: Context,
  request: ProxyRequest,
  response: Response,
  body: Buffer,
): Promise<Buffer | string> {
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("html")) return offline(body.toString());
  if (!type.includes("json") || body.length === 0) return body;
  const answered = JSON.parse(body.toString());
  const tenant = TENANT.exec(request.url.pathname);
  if (!response.ok || !tenant) return JSON.stringify(toPublicAnswer(context, answered));
  if (request.method === "DELETE" && tenant[1]) afterTenantDelete(context, tenant[1]);
  const isWrite = request.method === "POST" || request.method === "PATCH";
  const shown = isWrite ? await afterTenantWrite(context, answered, JSON.parse(request.body.toString())) : answered;
  return JSON.stringify(toPublicAnswer(context, shown));
}
