import { createMasker } from "@dure/domain/records/record/create-masker";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { type Suggestion, SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { isMasked } from "../../records/record/mask-response";
import { viewerOf } from "../../records/record/visible-record";
import { findSuggestions } from "./suggestion-store";
import { toSuggestionView } from "./to-suggestion-view";

const maskInvitee = createMasker(SuggestionView.shape.invitee);

/**
 * The caller's own suggestions first. A team that shows members only their own records shows them only suggestions that
 * they organize or take part in; a team that masks personal values masks the invitees of others' suggestions.
 */
export const listSuggestions: Verb<typeof schedulingApi.listOnetime> = async (ctx) => {
  const all = await findSuggestions(ctx.teamId);
  const [viewer, hides] = [viewerOf(ctx), isMasked(ctx)];
  const isMine = ({ organizer }: Suggestion) => organizer.id === ctx.actor.id;
  const isTheirs = (one: Suggestion) => !isMine(one) && (!viewer || one.attendees.includes(viewer.id));
  const theirs = all
    .filter(isTheirs)
    .map((one) => ({ ...one, invitee: hides ? maskInvitee(one.invitee) : one.invitee }));
  return { data: [...all.filter(isMine), ...theirs].map(toSuggestionView) };
};
