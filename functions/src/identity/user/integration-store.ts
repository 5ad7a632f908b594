import type { Profile } from "@dure/domain/identity/user";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

const Integration = z.object({ service: z.string(), provider: z.string() });

/**
 * The services and providers that a member has connected, each once, without connections that need a new grant. The
 * documents belong to the teams area (docs/product/teams.md#connections).
 */
export async function listIntegrations(teamId: string, uid: string): Promise<Profile["integrations"]> {
  const found = await inTeam(teamId, "connections")
    .where("user_id", "==", uid)
    .select("service", "provider", "needs_regrant")
    .get();
  const working = found.docs
    .filter((doc) => doc.get("needs_regrant") !== true)
    .map((doc) => Integration.parse(doc.data()));
  return [...new Map(working.map((one) => [`${one.service} ${one.provider}`, one])).values()];
}
