import { hasRouters } from "@dure/domain/teams/has-routers";
import type { Context } from "../../platform/context";

/** Whether what routers brought in is blurred for the caller: the team's plan has no routers. Jobs see everything. */
export const blursRouters = ({ caller, now }: Context): boolean =>
  caller !== undefined && !hasRouters(caller.team, caller.flags, now);
