import { createMasker } from "@dure/domain/records/record/create-masker";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import { type Onetime, OnetimeView } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { isMasked } from "../../records/record/mask-answer";
import { viewerOf } from "../../records/record/visible-record";
import { listSuggestions } from "./suggestion-store";
import { toOnetimeView } from "./to-suggestion-view";

const maskInvitee = createMasker(OnetimeView.shape.invitee);

/**
 * The caller's own suggestions first. A team that shows members only their own records shows them only suggestions that
 * they organize or take part in; a team that masks personal values masks the invitees of others' suggestions.
 */
export const listOnetime: Verb<typeof schedulingApi.listOnetime> = async (ctx) => {
  const all = await listSuggestions(ctx.teamId);
  const [viewer, hides] = [viewerOf(ctx), isMasked(ctx)];
  const isMine = ({ organizer }: Onetime) => organizer.id === ctx.actor.id;
  const isTheirs = (one: Onetime) => !isMine(one) && (!viewer || one.attendees.includes(viewer.id));
  const theirs = all
    .filter(isTheirs)
    .map((one) => ({ ...one, invitee: hides ? maskInvitee(one.invitee) : one.invitee }));
  return { data: [...all.filter(isMine), ...theirs].map(toOnetimeView) };
};
