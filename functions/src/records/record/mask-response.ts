import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import { createMasker } from "@dure/domain/records/record/create-masker";
import { RecordView } from "@dure/domain/records/record/record";
import type { AnyContractProcedure } from "@orpc/contract";
import { z } from "zod";
import type { Context } from "../../platform/context";
import type { Verbs } from "../../platform/http/endpoint";
import { blursRouters } from "./router-blur";

/** Admins see personal values; a team can have them masked for members. */
export const isMasked = ({ actor, caller }: Context): boolean =>
  caller?.flags.enable_masking === true && actor.role !== "admin";

const maskRecord = createMasker(RecordView);

/** A record as answers show it to the caller. */
export function shownTo(ctx: Context, record: RecordView): RecordView {
  const shown = blursRouters(ctx) ? blurResponse(record) : record;
  return isMasked(ctx) ? maskRecord(shown) : shown;
}

type AnyVerb = (ctx: Context, input: unknown) => Promise<unknown>;

/**
 * An area's verbs with masked and blurred answers: in one place, so that no verb can forget it. The schemas of the
 * contract mark what is personal in an answer.
 */
export const maskResponses = <Area extends Record<string, AnyContractProcedure>>(
  area: Area,
  verbs: Verbs<Area>,
): Verbs<Area> =>
  Object.fromEntries(
    Object.entries<AnyVerb>(verbs as Record<string, AnyVerb>).map(([name, verb]) => [
      name,
      maskAnswer(verb, area[name]?.["~orpc"].outputSchema),
    ]),
  ) as Verbs<Area>;

function maskAnswer(verb: AnyVerb, output: unknown): AnyVerb {
  const mask = output instanceof z.ZodType ? createMasker(output) : (answer: unknown) => answer;
  return async (ctx, input) => {
    const answer = await verb(ctx, input);
    const shown = blursRouters(ctx) ? blurResponse(answer) : answer;
    return isMasked(ctx) ? mask(shown) : shown;
  };
}
