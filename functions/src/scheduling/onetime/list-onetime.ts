import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Onetime } from "@dure/domain/scheduling/onetime";
import type { Verb } from "../../platform/endpoint";
import { listSuggestions } from "./onetime-store";
import { toOnetimeView } from "./onetime-view";

/** Mine first. */
export const listOnetime: Verb<typeof schedulingApi.listOnetime> = async (ctx) => {
  const all = await listSuggestions(ctx.teamId);
  const isMine = ({ organizer }: Onetime) => organizer.id === ctx.actor.id;
  const sorted = [...all.filter(isMine), ...all.filter((one) => !isMine(one))];
  return { data: sorted.map(toOnetimeView) };
};
