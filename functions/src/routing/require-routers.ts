import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { hasRouters } from "@dure/domain/teams/has-routers";
import { type Context, callerOf } from "../platform/context";

/** @throws PLAN_REQUIRED if the team's plan has no routers */
export function assertRouters(ctx: Context): void {
  const { team, flags } = callerOf(ctx);
  if (!hasRouters(team, flags, ctx.now)) throw new AppError("PLAN_REQUIRED", routingTexts.needsPro);
}

type AnyVerbs = Record<string, (ctx: Context, input: never) => Promise<unknown>>;

/** Restricts an area's verbs to teams with routers, in one place, so that no verb can omit it. */
export const requireRouters = <Area extends AnyVerbs>(verbs: Area): Area =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [
      name,
      async (ctx: Context, input: never) => {
        assertRouters(ctx);
        return verb(ctx, input);
      },
    ]),
  ) as Area;
