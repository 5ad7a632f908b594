import type { AuditEntry, StoredAuditEntry } from "@dure/domain/teams/audit/audit-entry";
import type { AuditWords } from "@dure/domain/teams/audit/audit-words";
import { viewAuditEntry } from "@dure/domain/teams/audit/view-audit-entry";
import { listUsers } from "../../identity/user/user-store";
import type { Context } from "../../platform/context";

/** Descriptions of the audited events, supplied by the areas that own the events. */
export type AuditSources = {
  words: AuditWords;
  /** The names of custom fields, options, deal types and stages, by their ids. */
  readNames: (teamId: string) => Promise<ReadonlyMap<string, string>>;
  /** Removes from entries the values that the caller's plan locks. */
  blurAuditEntry: (ctx: Context) => (entry: StoredAuditEntry) => StoredAuditEntry;
};

/** Reads the current names of ids, and returns a function that renders entries in the reader's language. */
export async function auditReader(
  ctx: Context,
  { words, readNames, blurAuditEntry }: AuditSources,
): Promise<(entries: readonly StoredAuditEntry[]) => AuditEntry[]> {
  const { teamId, locale } = ctx;
  const [users, others] = await Promise.all([listUsers(teamId, ["ACTIVE", "DEACTIVATED"]), readNames(teamId)]);
  const members = users.map(({ user_id, display_name, email }) => [user_id, display_name || email] as const);
  const names = new Map([...others, ...members]);
  const hide = blurAuditEntry(ctx);
  return (entries) => entries.flatMap((entry) => viewAuditEntry(hide(entry), { teamId, locale, words, names }) ?? []);
}
