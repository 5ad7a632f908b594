import type { User } from "firebase/auth";
import { client } from "../../lib/api";

/** Writes a login or logout to the audit log. A failure does not affect the session. */
export async function auditLogin(action: "login" | "logout", { uid, email }: User): Promise<void> {
  try {
    await client.identity.createAuditLogin({
      query: { category: "auth", action_type: action, user_id: uid, email: email ?? "" },
    });
  } catch (error) {
    console.warn("The audit entry was not written", error);
  }
}
