import type { emailApi } from "@dure/domain/email/api";
import { toNamedBrand } from "@dure/domain/email/brand/brand-events";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { keepImages } from "../image/image-store";
import { readBrandIn, saveBrand } from "./brand-store";

/** Mails that are sent from now on have the new look; a campaign that is being sent keeps its own. */
export const setBrand: Verb<typeof emailApi.setBrand> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const before = await readBrandIn(tx, ctx.teamId);
    (await keepImages(tx, ctx.teamId, body.logo ? [body.logo.src] : []))();
    saveBrand(tx, ctx.teamId, body);
    return {
      answer: body,
      event: { type: "brand.changed", before: toNamedBrand(before), after: toNamedBrand(body) },
    };
  });
