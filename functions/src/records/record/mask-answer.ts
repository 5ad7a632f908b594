import { masked } from "@dure/domain/records/record/mask";
import type { AnyContractProcedure } from "@orpc/contract";
import type { Context } from "../../platform/context";
import type { Verbs } from "../../platform/http/endpoint";

/** Admins see personal values; a team can have them masked for members. */
export const isMasked = ({ actor, caller }: Context): boolean =>
  caller?.flags.enable_masking === true && actor.role !== "admin";

type AnyVerb = (ctx: Context, input: unknown) => Promise<unknown>;

/** Masks the answers of all verbs of an area in one place, so that no verb can omit it. */
export const maskAnswers = <Area extends Record<string, AnyContractProcedure>>(verbs: Verbs<Area>): Verbs<Area> =>
  Object.fromEntries(
    Object.entries<AnyVerb>(verbs as Record<string, AnyVerb>).map(([name, verb]) => [name, maskAnswer(verb)]),
  ) as Verbs<Area>;

const maskAnswer =
  (verb: AnyVerb): AnyVerb =>
  async (ctx, input) => {
    const answer = await verb(ctx, input);
    return isMasked(ctx) ? masked(answer) : answer;
  };
