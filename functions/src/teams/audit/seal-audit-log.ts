import { createHash } from "node:crypto";
import { Time } from "@dure/domain/shared/value";
import { type AuditSeal, sealableUntil, sealedText, spanOf } from "@dure/domain/teams/audit/audit-seal";
import { logger } from "firebase-functions";
import { z } from "zod";
import { keyedHash } from "../../platform/auth/keyed-hash";
import { defineJob } from "../../platform/jobs/define-job";
import { createSeal, firstCommit, readSeals, sealedEntries } from "./audit-seal-store";

/** The keyed hash of a seal of a team. */
export const macOf = (teamId: string, seal: Omit<AuditSeal, "mac">): string =>
  keyedHash(sealedText(seal), `teams/${teamId}/audit-seals`);

/** The number of a span's entries, and a hash over them. */
export async function digestOf(
  teamId: string,
  span: { from: string; until: string },
): Promise<{ count: number; digest: string }> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const text of sealedEntries(teamId, span)) {
    hash.update(`${text}\n`);
    count += 1;
  }
  return { count, digest: hash.digest("base64url") };
}

/**
 * Seals a team's past hours that have entries, in order. A seal is created once, under its number: of two concurrent
 * runs, one fails to create it and stops. After a crash, the next run continues behind the last seal.
 */
export const sealAuditLog = defineJob("seal-audit", z.object({ now: Time }), async (teamId, { now }) => {
  const limit = sealableUntil(now);
  let [last] = await readSeals(teamId, 1);
  for (;;) {
    const committedMs = await firstCommit(teamId, last?.until ?? "");
    if (committedMs === undefined) return;
    const span = spanOf(committedMs);
    if (span.until > limit) return;
    const head = { number: (last?.number ?? 0) + 1, ...span, previous: last?.mac ?? "" };
    const seal = { ...head, ...(await digestOf(teamId, span)) };
    last = { ...seal, mac: macOf(teamId, seal) };
    if (!(await createSeal(teamId, last))) return;
    // The service's log keeps a second copy of the hash, which somebody with access to the database can't change.
    logger.info("The audit log was sealed.", { teamId, number: last.number, until: last.until, mac: last.mac });
  }
});
