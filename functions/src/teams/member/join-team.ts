import type { teamsApi } from "@dure/domain/teams/api";
import { assertInvited } from "@dure/domain/teams/invitation";
import { sessionOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { assertOwnTeam } from "../team/assert-own-team";
import { enterTeam } from "./enter-team";

/**
 * With an open invitation, a verified e-mail is enough to join; so is a sign-in by the team's identity provider, which
 * knows its people.
 */
export const joinTeam: Verb<typeof teamsApi.joinTeam> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  const isVouchedFor = sessionOf(ctx).provider.startsWith("saml.");
  await enterTeam(ctx, isVouchedFor ? () => undefined : assertInvited);
};
