import { blurAnswer, ROUTER_CREATOR } from "@dure/domain/records/incoming/blur-answer";
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

/** Whether a record is blurred for everybody of its team: for what no caller asks for, such as webhooks, posts and mails. */
export async function isBlurredForTeam(teamId: string, { created_by }: CrmRecord): Promise<boolean> {
  if (created_by !== ROUTER_CREATOR) return false;
  const found = await findTeam(teamId);
  return found !== undefined && !hasRouters(found.team, found.flags, new Date().toISOString());
}

/** What a record is called for the caller, where only its name is told. */
export const labelFor = (ctx: Context, record: CrmRecord): string =>
  isBlurred(ctx, record) ? blurredLabel(record) : labelOf(record);

/** What a record is called where its team is told of it without having asked. */
export const labelForTeam = async (teamId: string, record: CrmRecord): Promise<string> =>
  (await isBlurredForTeam(teamId, record)) ? blurredLabel(record) : labelOf(record);

const blurredLabel = (record: CrmRecord): string =>
  blurAnswer({ label: labelOf(record), created_by: record.created_by }).label;

/**
 * For work that copies values of records to others: there they would show.
 * @throws PLAN_REQUIRED if one of the records is blurred for the caller
 */
export function assertUnblurred(ctx: Context, records: readonly CrmRecord[]): void {
  if (records.some((record) => isBlurred(ctx, record))) throw new AppError("PLAN_REQUIRED", recordsTexts.blurred);
}
