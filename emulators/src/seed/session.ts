import { randomUUID } from "node:crypto";
import { api } from "@dure/domain/api";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { Addresses } from "../addresses";

export type SeedClient = JsonifiedClient<ContractRouterClient<typeof api>>;

/** A client of the API for a user or, without a token, a visitor. It throws refusals with their message. */
export function connect(at: Addresses, idToken?: () => string): SeedClient {
  const link = new OpenAPILink(api, {
    url: at.api,
    headers: () => ({
      "accept-language": "ko",
      "idempotency-key": randomUUID(),
      ...(idToken && { authorization: `Bearer ${idToken()}` }),
    }),
    customErrorResponseBodyDecoder(body, { status }) {
      throw new Error(`${status} ${JSON.stringify(body)}`);
    },
  });
  return createORPCClient(link);
}

type Credentials = { tenantId: string; email: string; password: string };

/** Signs up or in as a browser does. Returns the ID token. */
export async function authenticate(at: Addresses, step: "signUp" | "signInWithPassword", credentials: Credentials) {
  const { email, password } = credentials;
  if (step === "signInWithPassword") await connect(at).identity.checkPassword({ body: { email, password } });
  const response = await fetch(`${at.auth.url}/identitytoolkit.googleapis.com/v1/accounts:${step}?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
  const answer = (await response.json()) as { idToken: string; localId: string; error?: { message: string } };
  if (!response.ok) throw new Error(`${email}: ${answer.error?.message}`);
  return answer;
}
