import { randomUUID } from "node:crypto";
import { api } from "@dure/domain/api";
import type { Locale } from "@dure/domain/shared/text";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { anyAddress } from "./any-address";
import { suite } from "./suite";

/** Options of a call: a repeated `idempotencyKey` repeats the call, `headers` replace the client's. */
export type CallContext = { idempotencyKey?: string; headers?: Record<string, string> };
export type Client = JsonifiedClient<ContractRouterClient<typeof api, CallContext>>;

/** The error of a refused call, for `rejects.toMatchObject({ status, code, message, details })`. */
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
 * A typed client of the API. Without `idToken` it is a visitor, whose calls each have a new IP address. Each call has a
 * new idempotency key unless its context contains one.
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
