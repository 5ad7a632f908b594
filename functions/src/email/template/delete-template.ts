import type { emailApi } from "@dure/domain/email/api";
import { toNamedTemplate } from "@dure/domain/email/events";
import { emailTexts } from "@dure/domain/email/texts";
import { AppError } from "@dure/domain/shared/error";
import { findTemplateUses } from "../../forms/usage/template-use-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readTemplate, removeTemplate } from "./template-store";

/**
 * A template in use can't be deleted until its pages and routers use another (docs/product/email.md#deletion-of-a-template).
 */
export const deleteTemplate: Verb<typeof emailApi.deleteTemplate> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const [before, uses] = await Promise.all([
      readTemplate(tx, ctx.teamId, params.id),
      findTemplateUses(ctx.teamId, params.id, tx),
    ]);
    if (uses.length > 0) {
      const places = uses.map(({ title }) => title).join(", ");
      throw new AppError("CONFLICT", emailTexts.templateInUse(places), { references: uses.map(toReference) });
    }
    removeTemplate(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "template.deleted", before: toNamedTemplate(before), after: null } };
  });

const toReference = ({ id, type, title }: Awaited<ReturnType<typeof findTemplateUses>>[number]) => ({
  id,
  type,
  title,
});
