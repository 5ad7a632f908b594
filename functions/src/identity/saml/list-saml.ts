import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";
import { readProviders } from "./saml-store";
import { serviceProvider, viewOf } from "./service-provider";

export const listSaml: Verb<typeof identityApi.listSaml> = async ({ teamId }) => {
  const providers = await readProviders(teamId);
  const data = await Promise.all(providers.map((saml) => viewOf(teamId, saml)));
  return { data, service_provider: serviceProvider(teamId) };
};
