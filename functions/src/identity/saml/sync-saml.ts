import { isEnabled, type Saml } from "@dure/domain/identity/saml/saml";
import type { SAMLAuthProviderConfig } from "firebase-admin/auth";
import { errorCode } from "../../platform/error-code";
import { tenantAuth } from "../../platform/firebase";
import { reaction } from "../../platform/outbox/reaction";
import { readSaml } from "./saml-store";
import { serviceProvider } from "./service-provider";

/**
 * Syncs a provider to its copy at Identity Platform. Idempotent. Of two concurrent runs, the one that read an older
 * version writes again.
 */
export async function syncSaml(teamId: string, id: string): Promise<void> {
  for (;;) {
    const saml = await readSaml(teamId, id);
    await (saml ? put(teamId, saml) : remove(teamId, id));
    if ((await readSaml(teamId, id))?.updated_at === saml?.updated_at) return;
  }
}

/** Syncs a provider if the verb died between the change and the sync. */
export const copySaml = reaction(
  "copy-saml",
  ["saml.created", "saml.changed", "saml.test-begun", "saml.tested", "saml.deleted"],
  (teamId, { before, after }) => syncSaml(teamId, (after ?? before).id),
);

async function put(teamId: string, saml: Saml): Promise<void> {
  const config = configOf(teamId, saml);
  const { providerId, ...changes } = config;
  const auth = tenantAuth(teamId);
  const update = () => auth.updateProviderConfig(providerId, changes);
  try {
    await update();
  } catch (error) {
    if (!isMissing(error)) throw error;
    // The verb and this reaction may run concurrently: the other one may have created the copy meanwhile.
    await auth.createProviderConfig(config).catch((failure: unknown) => {
      if (!isMade(failure)) throw failure;
      return update();
    });
  }
}

async function remove(teamId: string, id: string): Promise<void> {
  await tenantAuth(teamId)
    .deleteProviderConfig(id)
    .catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
}

const isMissing = (error: unknown): boolean => errorCode(error) === "auth/configuration-not-found";
const isMade = (error: unknown): boolean => errorCode(error) === "auth/configuration-exists";

function configOf(teamId: string, saml: Saml): SAMLAuthProviderConfig {
  const { entity_id, acs_url } = serviceProvider(teamId);
  return {
    providerId: saml.id,
    displayName: saml.name,
    enabled: isEnabled(saml),
    idpEntityId: saml.entity_id,
    ssoURL: saml.sso_url,
    x509Certificates: saml.cert.split(/(?<=-----END CERTIFICATE-----)\s*/).filter(Boolean),
    rpEntityId: entity_id,
    callbackURL: acs_url,
  };
}
