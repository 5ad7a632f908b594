import type { routingApi } from "@dure/domain/routing/api";
import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import { formTypeOf } from "@dure/domain/routing/router/router";
import type { Verb } from "../../platform/http/endpoint";
import { type OpenRouter, openRouter } from "./open-router";

export const getActiveEntry: Verb<typeof routingApi.getActiveEntry> = async (ctx, { params }) =>
  toPublicRouter(await openRouter(params.id, ctx.now));

/** The public part of a router: without its rules, its settings and its internal title. */
export const toPublicRouter = ({ router, team, isActive }: OpenRouter): PublicRouter => ({
  id: router.id,
  title: router.form.metadata.title || team.company_name || team.display_name,
  form_type: formTypeOf(router),
  team: { name: team.company_name || team.display_name, slug: team.team_slug },
  timezone: router.timezone,
  form: router.form,
  extra: router.extra,
  form_selector: router.form_selector,
  web_url: router.web_url,
  mappings: router.metadata.mappings,
  state: isActive ? "active" : "inactive",
});
