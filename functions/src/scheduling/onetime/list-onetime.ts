import { masked } from "@dure/domain/records/record/mask";
import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Onetime } from "@dure/domain/scheduling/onetime/onetime";
import type { Verb } from "../../platform/http/endpoint";
import { isMasked } from "../../records/record/mask-answer";
import { viewerOf } from "../../records/record/visible-record";
import { listSuggestions } from "./onetime-store";
import { toOnetimeView } from "./onetime-view";

/**
 * Mine first. Where members see only their own records, they see the suggestions that they make or take part in; where
 * these are masked, so are the invitees of others' suggestions.
 */
export const listOnetime: Verb<typeof schedulingApi.listOnetime> = async (ctx) => {
  const all = await listSuggestions(ctx.teamId);
  const [viewer, hides] = [viewerOf(ctx), isMasked(ctx)];
  const isMine = ({ organizer }: Onetime) => organizer.id === ctx.actor.id;
  const isTheirs = (one: Onetime) => !isMine(one) && (!viewer || one.attendees.includes(viewer.id));
  const theirs = all.filter(isTheirs).map((one) => ({ ...one, invitee: hides ? masked(one.invitee) : one.invitee }));
  return { data: [...all.filter(isMine), ...theirs].map(toOnetimeView) };
};
