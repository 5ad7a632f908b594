import { ROUTER_CREATOR } from "@dure/domain/records/incoming/blur-answer";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { hasRouters } from "@dure/domain/teams/has-routers";
import type { Context } from "../../platform/context";

/** Whether what routers brought in is blurred for the caller: the team's plan has no routers. Jobs see everything. */
export const blursRouters = ({ caller, now }: Context): boolean =>
  caller !== undefined && !hasRouters(caller.team, caller.flags, now);

/**
 * For work that copies values of records to others: there they would show.
 * @throws PLAN_REQUIRED if one of the records is blurred for the caller
 */
export function assertUnblurred(ctx: Context, records: readonly CrmRecord[]): void {
  if (blursRouters(ctx) && records.some(({ created_by }) => created_by === ROUTER_CREATOR))
    throw new AppError("PLAN_REQUIRED", recordsTexts.blurred);
}
