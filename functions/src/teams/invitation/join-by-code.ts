import type { teamsApi } from "@dure/domain/teams/api";
import { assertCode } from "@dure/domain/teams/invitation";
import type { Verb } from "../../platform/http/endpoint";
import { enterTeam } from "../member/enter-team";

/** An invitation's code admits only the e-mail that it was sent to. */
export const joinByCode: Verb<typeof teamsApi.joinByCode> = (ctx, { params }) =>
  enterTeam(ctx, (invitation, email) => assertCode(params.invitationCode, invitation, email));
