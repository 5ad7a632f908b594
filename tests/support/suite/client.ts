import { randomUUID } from "node:crypto";
import { api } from "@dure/domain/api";
import type { Locale } from "@dure/domain/shared/text";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { anyAddress } from "./any-address";
import { suite } from "./suite";

/** What a call may say of itself: `{ context: { idempotencyKey } }` repeats it, `headers` replace the client's own. */
export type CallContext = { idempotencyKey?: string; headers?: Record<string, string> };
export type Client = JsonifiedClient<ContractRouterClient<typeof api, CallContext>>;

/** A refused call, to be matched: `rejects.toMatchObject({ status, code, message, details })`. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, { code, message, details }: { code: string; message: string; details?: unknown }) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/**
 * The API as functions, as a visitor without `idToken`, whose every call comes from an address of its own. Every call
 * is its own submit unless it names a key.
 */
export function connect(idToken?: () => string | Promise<string>, locale: Locale = "en"): Client {
  const link = new OpenAPILink<CallContext>(api, {
    url: suite.apiUrl,
    headers: async ({ context }) => ({
      "accept-language": locale,
      "idempotency-key": context.idempotencyKey ?? randomUUID(),
      ...(idToken ? { authorization: `Bearer ${await idToken()}` } : { "x-forwarded-for": anyAddress() }),
      ...context.headers,
    }),
    customErrorResponseBodyDecoder(body, { status }) {
      throw new CallRefused(status, body as { code: string; message: string; details?: unknown });
    },
  });
  return createORPCClient(link);
}
