import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { hasRouters } from "@dure/domain/teams/has-routers";
import { type Context, callerOf } from "../platform/context";

/** @throws PLAN_REQUIRED */
export function assertRouters(ctx: Context): void {
  const { team, flags } = callerOf(ctx);
  if (!hasRouters(team, flags, ctx.now)) throw new AppError("PLAN_REQUIRED", routingTexts.needsPro);
}

type AnyVerbs = Record<string, (ctx: Context, input: never) => Promise<unknown>>;

/** A team's verbs for teams that have routers: in one place, so that no verb can forget it. */
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
