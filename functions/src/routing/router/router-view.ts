import { formTypeOf, type Router, type RouterItem, type RouterView } from "@dure/domain/routing/router/router";
import { appUrl } from "../../platform/config";
import { type Context, callerOf } from "../../platform/context";
import type { ListedRouter } from "./router-store";

const linkOf = (id: string): string => `${appUrl.value()}/form/${id}`;

/** A router with its public address. */
export const toRouterView = (ctx: Context, router: Router): RouterView => ({
  ...router,
  form_type: formTypeOf(router),
  link: linkOf(router.id),
  module_config: { team_slug: callerOf(ctx).team.team_slug, link_id: router.id, extra: router.extra },
});

export const toRouterItem = (router: ListedRouter, recordCount: number): RouterItem => ({
  ...router,
  form_type: formTypeOf(router),
  link: linkOf(router.id),
  record_count: recordCount,
});
