import { Provider, Service } from "@dure/domain/teams/connection";
import { z } from "zod";
import { seal, unseal } from "../../platform/auth/secret-box";
import { inTeam, runTransaction } from "../../platform/firebase";

/** The request behind a consent page. It can be used once, within ten minutes. */
const Grant = z.object({
  user_id: z.string(),
  provider: Provider,
  service: Service,
  browser_hash: z.string(),
});
export type Grant = z.infer<typeof Grant> & { verifier: string };

export const GRANT_LIFE_MS = 10 * 60_000;

const grantDoc = (teamId: string, id: string) => inTeam(teamId, "grants").doc(id);

export async function saveGrant(teamId: string, id: string, { verifier, ...grant }: Grant, nowMs: number) {
  const doc = grantDoc(teamId, id);
  await doc.create({ ...grant, verifier: seal(verifier, doc.path), expires_at: new Date(nowMs + GRANT_LIFE_MS) });
}

/** Reads and deletes a grant, so that it works once; undefined if there is none or it has expired. */
export function consumeGrant(teamId: string, id: string, nowMs: number): Promise<Grant | undefined> {
  const doc = grantDoc(teamId, id);
  return runTransaction(async (tx) => {
    const known = await tx.get(doc);
    if (!known.exists) return undefined;
    tx.delete(doc);
    if (known.get("expires_at").toMillis() <= nowMs) return undefined;
    return { ...Grant.parse(known.data()), verifier: unseal(known.get("verifier"), doc.path) };
  });
}
