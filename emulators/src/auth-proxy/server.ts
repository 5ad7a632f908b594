// A thin proxy in front of the Auth emulator. It adds TOTP second factors, configurations of sign-in providers, SAML
// sign-in, sign-in pages without the internet, and the service account's tokens and signatures. The rest is forwarded.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { HOST } from "../addresses";
import type { Answer } from "./answer";
import { ApiError } from "./api-error";
import { AuthEmulator } from "./auth-emulator";
import { CodeGuard } from "./code-guard";
import type { Context } from "./context";
import { forward } from "./forward";
import { type ProxyRequest, route } from "./routes";
import { SamlSignIns } from "./saml-sign-ins";
import { Store } from "./store";
import { restoreTenants } from "./tenants";
import { toPublicAnswer } from "./to-public-answer";

export interface ProxyOptions {
  /** The emulator's address. */
  emulator: string;
  /** The proxy's address. */
  proxy: string;
  port: number;
  projectId: string;
  /** The file for state that the emulator cannot store. */
  storeFile: string;
}

export interface AuthProxy {
  /** Restores the state that the emulator's import leaves out. Call after the emulator has started. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function startAuthProxy(options: ProxyOptions): Promise<AuthProxy> {
  const context: Context = {
    emulator: new AuthEmulator(options.emulator, options.projectId),
    store: new Store(options.storeFile),
    self: options.proxy,
    attributes: new Map(),
    codes: new CodeGuard(),
    totpSignIns: new Set(),
  };
  const saml = new SamlSignIns(context);
  const server = createServer((request, response) => {
    handle(context, saml, request, response).catch((error) => fail(request, response, error));
  });
  await new Promise<void>((done) => server.listen(options.port, HOST, done));
  return {
    restore: () => restoreTenants(context),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function handle(context: Context, saml: SamlSignIns, incoming: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const request: ProxyRequest = {
    method: incoming.method ?? "GET",
    url: new URL(incoming.url ?? "/", context.self),
    body: Buffer.concat(chunks),
    authorization: incoming.headers.authorization,
    flavor: incoming.headers["metadata-flavor"],
  };
  const answer = await route(context, saml, request);
  if (answer) return send(context, incoming, response, answer);
  const { status, headers, body } = await forward(context, request, incoming.headers);
  response.writeHead(status, headers).end(body);
}

const corsHeaders = ({ headers }: IncomingMessage) => ({
  "access-control-allow-origin": headers.origin ?? "*",
  vary: "Origin",
});

function send(context: Context, incoming: IncomingMessage, response: ServerResponse, answer: Answer) {
  if (answer.kind === "redirect") return response.writeHead(302, { location: answer.to }).end();
  const { status, type, text, headers } =
    answer.kind === "text"
      ? answer
      : {
          status: 200,
          type: "application/json",
          text: JSON.stringify(toPublicAnswer(context, answer.json)),
          headers: {},
        };
  return response
    .writeHead(status, { ...corsHeaders(incoming), "content-type": `${type}; charset=utf-8`, ...headers })
    .end(text);
}

function fail(incoming: IncomingMessage, response: ServerResponse, error: unknown) {
  const known = error instanceof ApiError ? error : new ApiError(String(error), 500);
  if (known !== error) console.error("Auth proxy:", error);
  response
    .writeHead(known.status, { ...corsHeaders(incoming), "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(known.toJson()));
}
