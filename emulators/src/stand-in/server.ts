import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { controlRoutes } from "./control-routes";
import { type Fault, Faults } from "./faults";
import { empty, json, type Reply, ReplyError } from "./reply";
import { BadJsonError, BodyTooLargeError, bearerToken, readBody, type StandInRequest } from "./request";
import { findRoute, type Route } from "./router";
import type { Service } from "./service";

const LOG_LENGTH = 200;
/** Reachable from this machine only, because a stand-in trusts every caller. */
const HOST = "127.0.0.1";

export interface LoggedRequest {
  at: string;
  method: string;
  url: string;
  /** 0 if the connection was cut without a response. */
  status: number;
  fault: boolean;
}

export interface ServerOptions {
  port: number;
  service: (log: LoggedRequest[]) => Service;
}

export interface RunningStandIn {
  /** Without a trailing slash. */
  url: string;
  port: number;
  stop: () => Promise<void>;
}

/** Starts a stand-in. Port 0 means any free port. */
export async function startServer(options: ServerOptions): Promise<RunningStandIn> {
  const log: LoggedRequest[] = [];
  const faults = new Faults();
  const service = options.service(log);
  const routes = [...controlRoutes(service, faults), ...service.routes];
  const server = createServer((incoming, response) => void serve(incoming, response, { service, routes, faults, log }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, HOST, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return { url: `http://${HOST}:${port}`, port, stop: () => stop(server, service) };
}

async function stop(server: Server, service: Service): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  service.flush();
}

interface Context {
  service: Service;
  routes: Route[];
  faults: Faults;
  log: LoggedRequest[];
}

async function serve(incoming: IncomingMessage, response: ServerResponse, context: Context): Promise<void> {
  const method = incoming.method ?? "GET";
  const url = incoming.url ?? "/";
  const [path = "/", query = ""] = url.split("?");
  const isControl = path.startsWith("/__");
  const received = await receive(incoming, context.service.bodyLimitBytes);
  const { service, faults } = context;
  const accountOf = () => service.accountOf?.(bearerToken(incoming) ?? "");
  const fault = isControl ? undefined : faults.take({ method, path, query, body: received.body, accountOf });
  const reply = await answer(incoming, { method, url, path, fault, ...received }, context);
  if (!isControl) {
    context.log.unshift({ at: new Date().toISOString(), method, url, status: reply?.status ?? 0, fault: !!fault });
    context.log.length = Math.min(context.log.length, LOG_LENGTH);
  }
  if (reply) write(response, reply, method);
  else response.destroy();
}

interface Call {
  method: string;
  url: string;
  path: string;
  fault: Fault | undefined;
  body: Buffer;
  /** Why the body could not be read. */
  problem?: unknown;
}

async function receive(incoming: IncomingMessage, limitBytes: number): Promise<Pick<Call, "body" | "problem">> {
  try {
    return { body: await readBody(incoming, limitBytes) };
  } catch (problem) {
    return { body: Buffer.alloc(0), problem };
  }
}

/** The response; undefined if the connection is to be cut. */
async function answer(incoming: IncomingMessage, call: Call, context: Context): Promise<Reply | undefined> {
  const { fault } = call;
  if (fault?.delayMs) await context.faults.delay(fault);
  const takesEffect = !fault || fault.after === "effect" || (fault.status === undefined && !fault.after);
  const normal = takesEffect ? await handle(incoming, call, context) : undefined;
  if (fault?.status !== undefined) return faultReply(fault, fault.status, context.service);
  return fault?.after ? undefined : normal;
}

function faultReply(fault: Fault, status: number, service: Service): Reply {
  const reply =
    fault.body === undefined
      ? service.error(status, "A fault was asked for.")
      : typeof fault.body === "string"
        ? { status, headers: { "content-type": "text/plain; charset=UTF-8" }, body: fault.body }
        : json(status, fault.body);
  return { ...reply, headers: { ...reply.headers, ...fault.headers } };
}

async function handle(incoming: IncomingMessage, call: Call, { service, routes }: Context): Promise<Reply> {
  try {
    if (call.problem) throw call.problem;
    const match = findRoute(routes, call.method === "HEAD" ? "GET" : call.method, call.path);
    if (!match) return service.error(404, "Not Found");
    if (match === "other-method") return service.error(405, "Method Not Allowed");
    const query = new URL(call.url, "http://stand-in").searchParams;
    const request: StandInRequest = { ...call, query, params: match.params, headers: incoming.headers };
    return await match.handler(request);
  } catch (error) {
    if (error instanceof ReplyError) return error.reply;
    if (error instanceof BodyTooLargeError) return service.error(413, "Payload Too Large");
    if (error instanceof BadJsonError) return service.error(400, "Bad Request");
    if (incoming.destroyed && !incoming.complete) return empty(499);
    console.error(error);
    return service.error(500, "Internal Error");
  }
}

function write(response: ServerResponse, reply: Reply, method: string): void {
  const lengthBytes = Buffer.byteLength(reply.body);
  const hasBody = reply.status !== 204 && reply.status !== 304;
  response.writeHead(reply.status, {
    "x-content-type-options": "nosniff",
    ...reply.headers,
    ...(hasBody ? { "content-length": String(lengthBytes) } : {}),
  });
  response.end(hasBody && method !== "HEAD" ? reply.body : undefined);
}
