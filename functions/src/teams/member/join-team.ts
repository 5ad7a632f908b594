import type { teamsApi } from "@dure/domain/teams/api";
import { assertInvited } from "@dure/domain/teams/invitation";
import type { Verb } from "../../platform/http/endpoint";
import { assertOwnTeam } from "../team/assert-own-team";
import { enterTeam } from "./enter-team";

/** With an open invitation, a verified e-mail is enough to join. */
export const joinTeam: Verb<typeof teamsApi.joinTeam> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  await enterTeam(ctx, assertInvited);
};
