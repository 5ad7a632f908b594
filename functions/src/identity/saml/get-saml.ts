import type { identityApi } from "@dure/domain/identity/api";
import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { readSaml } from "./saml-store";
import { viewOf } from "./service-provider";

export const getSaml: Verb<typeof identityApi.getSaml> = async ({ teamId }, { params: { id } }) => {
  const saml = await readSaml(teamId, id);
  if (!saml) throw new AppError("NOT_FOUND", samlTexts.notFound);
  return viewOf(teamId, saml);
};
