import type { routingApi } from "@dure/domain/routing/api";
import type { Verb } from "../../platform/http/endpoint";
import { openRouter } from "../submission/open-router";
import { countView, saveLastQuestion } from "./form-view-store";

/** Views of an inactive form are not counted: its page shows a message instead. */
export const countFormView: Verb<typeof routingApi.countFormView> = async ({ now }, { params, body }) => {
  const { teamId, router, isActive } = await openRouter(params.id, now);
  if (!isActive) return;
  const seen = { teamId, routerId: router.id, timeZone: router.timezone, now };
  await (body.last_question === undefined ? countView(seen, body) : saveLastQuestion(seen, body));
};
