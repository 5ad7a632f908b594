import { blurResponse, ROUTER_CREATOR } from "@dure/domain/records/incoming/blur-response";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { labelOf } from "@dure/domain/records/record/record-label";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { hasRouters } from "@dure/domain/teams/has-routers";
import { findTeam } from "../../platform/auth/team-store";
import type { Context } from "../../platform/context";

/** Whether what routers brought in is blurred for the caller: the team's plan has no routers. Jobs see everything. */
export const blursRouters = ({ caller, now }: Context): boolean =>
  caller !== undefined && !hasRouters(caller.team, caller.flags, now);

/** Whether a record is blurred for the caller. */
export const isBlurred = (ctx: Context, { created_by }: Pick<CrmRecord, "created_by">): boolean =>
  created_by === ROUTER_CREATOR && blursRouters(ctx);

/** Whether a record is blurred for its whole team, for work without a caller, such as webhooks, posts and mails. */
export async function isBlurredForTeam(teamId: string, { created_by }: CrmRecord): Promise<boolean> {
  if (created_by !== ROUTER_CREATOR) return false;
  const found = await findTeam(teamId);
  return found !== undefined && !hasRouters(found.team, found.flags, new Date().toISOString());
}

/** A record's name as the caller may see it. */
export const labelFor = (ctx: Context, record: CrmRecord): string =>
  isBlurred(ctx, record) ? blurredLabel(record) : labelOf(record);

/** A record's name for messages to its team, which have no caller. */
export const labelForTeam = async (teamId: string, record: CrmRecord): Promise<string> =>
  (await isBlurredForTeam(teamId, record)) ? blurredLabel(record) : labelOf(record);

const blurredLabel = (record: CrmRecord): string =>
  blurResponse({ label: labelOf(record), created_by: record.created_by }).label;

/**
 * For work that copies values of records to other records, where they would not be blurred.
 * @throws PLAN_REQUIRED if one of the records is blurred for the caller
 */
export function assertUnblurred(ctx: Context, records: readonly CrmRecord[]): void {
  if (records.some((record) => isBlurred(ctx, record))) throw new AppError("PLAN_REQUIRED", recordsTexts.blurred);
}
