import type { api } from "@dure/domain/api";
import { IDEMPOTENCY_HEADER, REQUEST_HEADER, TIME_ZONE_HEADER } from "@dure/domain/shared/headers";
import { createORPCClient } from "@orpc/client";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type CallError, refusalOf } from "../call-error";
import { dedupeRequests } from "./dedupe-requests";
import { fetchWithRetry, RETRY_POLICY, type RetryPolicy, toResponse } from "./fetch-with-retry";

/** Options of a single call: a long export has a longer time-out than a list. */
export type CallContext = { timeoutMs?: number };
export type Client = JsonifiedClient<ContractRouterClient<typeof api, CallContext>>;

export type Connection = {
  /** The API's base URL, ending in /api. */
  url: string;
  idToken: () => Promise<string | undefined>;
  language: () => string;
  timeZone: () => string;
  /** Called on every refused call, before its promise rejects. */
  onRefusal: (refusal: CallError) => void;
  /** Subscribes to changes by others; after one, no earlier response is reused. */
  onTeamChange?: (listener: () => void) => void;
  retryPolicy?: RetryPolicy;
};

/** The API as async functions; a refusal throws a CallError. The contract may be reduced to the routes in use. */
export function connect(contract: AnyContractRouter, connection: Connection): Client {
  const { retryPolicy = RETRY_POLICY, onRefusal, onTeamChange } = connection;
  const { send, forget } = dedupeRequests((request, timeoutMs = retryPolicy.timeoutMs) =>
    fetchWithRetry(request, { ...retryPolicy, timeoutMs }),
  );
  onTeamChange?.(forget);

  const link = new OpenAPILink<CallContext>(contract, {
    url: connection.url,
    headers: () => headersOf(connection),
    fetch: async (request, _init, { context }) => {
      if (request.method !== "GET") request.headers.set(IDEMPOTENCY_HEADER, crypto.randomUUID());
      return toResponse(await send(request, context.timeoutMs));
    },
    customErrorResponseBodyDecoder(body, { status }) {
      const refusal = refusalOf(body, status);
      onRefusal(refusal);
      throw refusal;
    },
  });
  return createORPCClient(link);
}

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
