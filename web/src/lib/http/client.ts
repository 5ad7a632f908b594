import type { api } from "@dure/domain/api";
import { IDEMPOTENCY_HEADER, REQUEST_HEADER, TIME_ZONE_HEADER } from "@dure/domain/shared/headers";
import { createORPCClient } from "@orpc/client";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type CallError, refusalOf } from "../call-error";
import { traceCall } from "../telemetry/trace-call";
import { batchReads } from "./batch-reads";
import { dedupeRequests } from "./dedupe-requests";
import { fetchWithRetry, RETRY_POLICY, type RetryPolicy, toResponse } from "./fetch-with-retry";
import type { SendOptions } from "./send-request";
import { type Regrant, sendWithRegrant } from "./send-with-regrant";
import { createSubmitKeys } from "./submit-keys";

/** Options of a single call: a long export has a longer time-out than a list. */
export type CallContext = SendOptions & {
  /** No question is asked: the screen itself shows the accounts to authorize again, and refetches afterwards. */
  regrant?: "inline";
};
export type Client = JsonifiedClient<ContractRouterClient<typeof api, CallContext>>;

export type Connection = {
  /** The API's base URL, ending in /api. */
  url: string;
  idToken: () => Promise<string | undefined>;
  language: () => string;
  timeZone: () => string;
  /** Called on every refused call, before its promise rejects. */
  onRefusal: (refusal: CallError) => void;
  /** Called after every write that succeeded, with its endpoint, such as `records.createLead`. */
  onDone?: (endpoint: string) => void;
  /** Subscribes to changes by others; after one, no earlier response is reused. */
  onTeamChange?: (listener: () => void) => void;
  /**
   * Asks the user to authorize an account again if a call is refused for a broken grant; then the call is retried once.
   */
  regrant?: Regrant;
  retryPolicy?: RetryPolicy;
};

/** The API as async functions; a refusal throws a CallError. The contract may be reduced to the routes in use. */
export function connect(contract: AnyContractRouter, connection: Connection): Client {
  const { retryPolicy = RETRY_POLICY, onRefusal, onTeamChange, onDone } = connection;
  const { send, forget } = dedupeRequests(
    batchReads(connection.url, (request, { timeoutMs = retryPolicy.timeoutMs } = {}) =>
      fetchWithRetry(request, { ...retryPolicy, timeoutMs }),
    ),
  );
  onTeamChange?.(forget);
  const keys = createSubmitKeys(placeOf, () => crypto.randomUUID());

  const link = new OpenAPILink<CallContext>(contract, {
    url: connection.url,
    headers: () => headersOf(connection),
    fetch: (request, _init, { context }, path) =>
      traceCall(path.join("."), request, async () => {
        const regrant = context.regrant === "inline" ? undefined : connection.regrant;
        const sendAgain = () => {
          forget();
          return headersOf(connection);
        };
        const sendOnce = (one: Request) => send(one, context);
        if (request.method === "GET") return toResponse(await sendWithRegrant(request, sendOnce, regrant, sendAgain));
        // A POST that only reads is no submit: it must not end the key of an unanswered submit.
        const isRead = onlyReads(contract, path);
        const content = await contentOf(request);
        request.headers.set(IDEMPOTENCY_HEADER, isRead ? crypto.randomUUID() : keys.keyFor(content));
        const response = await sendWithRegrant(request, sendOnce, regrant, sendAgain);
        if (response.status < 500 && !isRead) keys.answered(content);
        if (response.status < 300) onDone?.(path.join("."));
        return toResponse(response);
      }),
    customErrorResponseBodyDecoder(body, { status }) {
      const refusal = refusalOf(body, status);
      onRefusal(refusal);
      throw refusal;
    },
  });
  return createORPCClient(link);
}

/** Identifies a submit. Only a repeated POST must be recognized as a retry; any other write gets a key of its own. */
const contentOf = async (request: Request): Promise<string> =>
  [request.url, request.method === "POST" ? await request.clone().text() : crypto.randomUUID()].join(" ");

/** Whether the endpoint is a POST that only reads, by the contract. */
function onlyReads(contract: AnyContractRouter, path: readonly string[]): boolean {
  const endpoint = path.reduce<unknown>((node, name) => Reflect.get(Object(node), name), contract);
  const { meta } = Object(Reflect.get(Object(endpoint), "~orpc")) as { meta?: { reads?: boolean } };
  return meta?.reads === true;
}

/** The path above the last segment: `/workflows/1/active` and `/workflows/1/inactive` change the same thing. */
const placeOf = (content: string): string => content.split(" ", 1)[0]?.replace(/\/[^/]*$/, "") ?? "";

/** The headers of every call. */
export async function headersOf({ idToken, language, timeZone }: Connection): Promise<Record<string, string>> {
  const token = await idToken();
  return {
    "accept-language": language(),
    [TIME_ZONE_HEADER]: timeZone(),
    [REQUEST_HEADER]: "true",
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
