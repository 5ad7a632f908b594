import type { api } from "@dure/domain/api";
import { IDEMPOTENCY_HEADER, REQUEST_HEADER, TIME_ZONE_HEADER } from "@dure/domain/shared/headers";
import { createORPCClient } from "@orpc/client";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type CallError, refusalOf } from "../call-error";
import { shareAnswers } from "./dedupe-requests";
import { PATIENCE, type Patience, patientFetch, responseOf } from "./fetch-with-retry";

/** What one call may ask for itself: a long export waits longer than a list. */
export type CallContext = { timeoutMs?: number };
export type Client = JsonifiedClient<ContractRouterClient<typeof api, CallContext>>;

export type Connection = {
  /** Where the API is, ending in /api. */
  url: string;
  idToken: () => Promise<string | undefined>;
  language: () => string;
  timeZone: () => string;
  /** Hears of every refusal before the caller does. */
  onRefusal: (refusal: CallError) => void;
  /** Calls back when somebody else has changed something, so that what is read from then on is new. */
  onTeamChange?: (listener: () => void) => void;
  patience?: Patience;
};

/** The API as functions; a refusal arrives as a CallError. The contract may be cut down to its routes. */
export function connect(contract: AnyContractRouter, connection: Connection): Client {
  const { patience = PATIENCE, onRefusal, onTeamChange } = connection;
  const { send, forget } = shareAnswers((request, timeoutMs = patience.timeoutMs) =>
    patientFetch(request, { ...patience, timeoutMs }),
  );
  onTeamChange?.(forget);

  const link = new OpenAPILink<CallContext>(contract, {
    url: connection.url,
    headers: () => headersOf(connection),
    fetch: async (request, _init, { context }) => {
      if (request.method !== "GET") request.headers.set(IDEMPOTENCY_HEADER, crypto.randomUUID());
      return responseOf(await send(request, context.timeoutMs));
    },
    customErrorResponseBodyDecoder(body, { status }) {
      const refusal = refusalOf(body, status);
      onRefusal(refusal);
      throw refusal;
    },
  });
  return createORPCClient(link);
}

/** What every call says of its caller. */
export async function headersOf({ idToken, language, timeZone }: Connection): Promise<Record<string, string>> {
  const token = await idToken();
  return {
    "accept-language": language(),
    [TIME_ZONE_HEADER]: timeZone(),
    [REQUEST_HEADER]: "true",
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
