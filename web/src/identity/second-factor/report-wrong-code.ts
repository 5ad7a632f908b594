import type { MultiFactorError, MultiFactorResolver } from "firebase/auth";
import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";

/**
 * Lets the server log a failed second factor. The sign-in's pending credential proves it. If this call fails, the
 * sign-in goes on.
 */
export async function reportWrongCode(
  { session }: MultiFactorResolver,
  { customData }: MultiFactorError,
  { factor, code }: { factor: string; code: string },
): Promise<void> {
  const { auth } = runtime();
  const tenantId = auth.tenantId ?? auth.currentUser?.tenantId;
  const pending = "credential" in session && typeof session.credential === "string" ? session.credential : undefined;
  const email = customData.email ?? emailOf(customData);
  if (!tenantId || !pending || !email) return;
  try {
    await client.identity.reportWrongCode({
      body: { tenant_id: tenantId, email, pending_credential: pending, factor_id: factor, code },
    });
  } catch (error) {
    console.warn("The failed code was not noted", error);
  }
}

/** The address in the identity service's answer, which the SDK keeps beside its own fields. */
function emailOf(data: object): string | undefined {
  const answer: unknown = "_serverResponse" in data ? data._serverResponse : undefined;
  if (typeof answer !== "object" || answer === null || !("email" in answer)) return undefined;
  return typeof answer.email === "string" ? answer.email : undefined;
}
