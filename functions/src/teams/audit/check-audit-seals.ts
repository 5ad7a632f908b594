import type { teamsApi } from "@dure/domain/teams/api";
import { type AuditSeal, checkSeal, isExpired } from "@dure/domain/teams/audit/audit-seal";
import type { Verb } from "../../platform/http/endpoint";
import { readSeals } from "./audit-seal-store";
import { digestOf, macOf } from "./seal-audit-log";

/** The most seals that one call checks, and the number of entries after which it stops. */
const MAX_SEALS = 50;
const MAX_ENTRIES = 5000;

/** Checks seals against the current entries, newest seals first. */
export const checkAuditSeals: Verb<typeof teamsApi.checkAuditSeals> = async ({ teamId, now }, { query }) => {
  const seals = await readSeals(teamId, MAX_SEALS + 1, query.below);
  const data = [];
  let entries = 0;
  for (const [index, seal] of seals.slice(0, MAX_SEALS).entries()) {
    const found = await findNow(teamId, seal, now);
    const { number, from, until, count } = seal;
    data.push({ number, from, until, count, state: checkSeal(seal, { found, before: seals[index + 1], now }) });
    entries += found.count;
    if (entries > MAX_ENTRIES) break;
  }
  const last = data.at(-1);
  const isLast = !last || data.length === seals.length;
  return { data, is_last: isLast, below: isLast ? null : last.number };
};

async function findNow(teamId: string, seal: AuditSeal, now: string) {
  const mac = macOf(teamId, seal);
  return isExpired(seal, now) ? { mac, digest: "", count: 0 } : { mac, ...(await digestOf(teamId, seal)) };
}
