import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { accessTexts } from "@dure/domain/shared/access";
import { hasScope } from "@dure/domain/shared/caller/scope";
import { AppError } from "@dure/domain/shared/error";
import { createMcpHandler, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Response as ExpressResponse } from "express";
import { logger } from "firebase-functions";
import type { Request as FunctionRequest } from "firebase-functions/https";
import { admitKey, identifyKey, type KnownKey, keyIn } from "../platform/auth/identify-key";
import { appUrl } from "../platform/config";
import type { Context } from "../platform/context";
import type { Incoming } from "../platform/http/endpoint";
import { refuse, toRefusal } from "../platform/http/refusal";
import { teamOrigin } from "../platform/team-url";
import { createMcpServer } from "./create-mcp-server";
import { noteRead } from "./note-read";
import { toError } from "./to-result";
import type { CallEndpoint } from "./tool";

/** Calls an endpoint of the API in this process, through all that guards it. */
export type CallApi = (name: string, input: unknown, incoming: Incoming) => Promise<unknown>;

/**
 * The MCP server over HTTP, without sessions: each request carries its API key and is answered by itself. Tools call the
 * API's endpoints with the key, so access, masking and the audit log are the API's.
 */
export async function serveMcp(
  req: FunctionRequest,
  res: ExpressResponse,
  incoming: Incoming,
  callApi: CallApi,
): Promise<void> {
  let key: KnownKey;
  try {
    key = await admit(incoming);
    assertOwnOrigin(req.get("origin"), key);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "UNAUTHORIZED") res.set("www-authenticate", 'Bearer realm="dure"');
    return refuse(res, error.code, error.text, incoming.locale);
  }
  if (isBatch(req)) {
    res.status(400).json(BATCH_REFUSED);
    return;
  }
  const callFor =
    (tool: string): CallEndpoint =>
    (name, input) =>
      callApi(name, input, { ...incoming, keys: { ...incoming.keys, tool: { name: tool, key } } });
  const refused = (error: unknown) => {
    const { message, data } = toRefusal(error, incoming.locale, incoming.requestId);
    return toError(message, data);
  };
  const { scopes, teamId } = key;
  const note = (tool: string, input: unknown, answer: unknown) =>
    noteRead(contextOf(key, tool, incoming), tool, input, answer);
  const handler = createMcpHandler(() => createMcpServer({ scopes, teamId, callFor, refused, note }), {
    onerror: (error) => logger.warn("An MCP request was refused.", { error: String(error) }),
    // Tools change with the key only, so there is nothing to subscribe to.
    maxSubscriptions: 0,
  });
  await send(await handler.fetch(toWebRequest(req)), res);
  await handler.close();
}

/** A request counts once against its key's limit, so it may call one tool. Newer versions of the protocol have no batches. */
const isBatch = ({ rawBody }: FunctionRequest): boolean => rawBody?.toString().trimStart().startsWith("[") ?? false;

const BATCH_REFUSED = {
  jsonrpc: "2.0",
  id: null,
  error: { code: ProtocolErrorCode.InvalidRequest, message: "Bad Request: JSON-RPC batches are not supported" },
};

function contextOf(key: KnownKey, tool: string, incoming: Incoming): Context {
  const { authorization: _, userAgent: __, keys: ___, idempotencyKey: ____, ...known } = incoming;
  return { ...known, ...identifyKey(key, { access: "member", scope: "mcp:read", tool }), idempotency: undefined };
}

/** Browsers name the page that calls: another site's page may not use a key, whoever gave it. */
function assertOwnOrigin(origin: string | undefined, { team }: KnownKey): void {
  if (origin === undefined || [teamOrigin(null), teamOrigin(team.team_slug)].includes(origin)) return;
  throw new AppError("FORBIDDEN", accessTexts.otherOrigin);
}

async function admit(incoming: Incoming): Promise<KnownKey> {
  const shown = keyIn(incoming.authorization);
  if (shown === undefined) throw new AppError("UNAUTHORIZED", accessTexts.keyInvalid);
  const key = await admitKey(shown, incoming.keys.resolve, incoming);
  if (!hasScope(key.scopes, "mcp:read")) throw new AppError("FORBIDDEN", accessTexts.scopeMissing("mcp:read"));
  return key;
}

function toWebRequest({ method, headers, rawBody }: FunctionRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = method !== "GET" && method !== "HEAD" && rawBody !== undefined;
  return new Request(`${appUrl.value()}/mcp`, {
    method,
    headers: given,
    ...(hasBody && { body: new Uint8Array(rawBody) }),
  });
}

async function send(answer: Response, res: ExpressResponse): Promise<void> {
  answer.headers.forEach((value, name) => void res.set(name, value));
  res.status(answer.status);
  if (!answer.body) {
    res.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as ReadableStream);
  res.on("close", () => body.destroy());
  await new Promise<void>((resolve) => {
    body.on("close", resolve).pipe(res);
  });
}
