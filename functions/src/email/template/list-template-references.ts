import type { emailApi } from "@dure/domain/email/api";
import { emailTexts } from "@dure/domain/email/texts";
import { AppError } from "@dure/domain/shared/error";
import { findTemplateUses } from "../../forms/usage/template-use-store";
import type { Verb } from "../../platform/http/endpoint";
import { findTemplate } from "./template-store";

export const listTemplateReferences: Verb<typeof emailApi.listTemplateReferences> = async (
  { teamId },
  { params: { id } },
) => {
  const [template, uses] = await Promise.all([findTemplate(teamId, id), findTemplateUses(teamId, id)]);
  if (!template) throw new AppError("NOT_FOUND", emailTexts.templateNotFound);
  return { data: uses.map(({ template_ids: _, ...reference }) => reference) };
};
