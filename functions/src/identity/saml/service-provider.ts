import { type Saml, type SamlView, viewSaml } from "@dure/domain/identity/saml/saml";
import { projectID } from "firebase-functions/params";
import { appUrl, authHandlerUrl } from "../../platform/config";
import { urlInTeam } from "../tenant/team-address";

/**
 * What a team's identity providers must know about us. Each team has an entity id of its own: an assertion for another
 * team has the wrong audience. The address that receives assertions is one for all, and never changes.
 */
export const serviceProvider = (teamId: string) => ({
  entity_id: `${appUrl.value()}/saml/${teamId}`,
  acs_url: authHandlerUrl.value() || `https://${projectID.value()}.firebaseapp.com/__/auth/handler`,
});

/** A provider as admins see it, with the address that begins a sign-in. */
export const viewOf = async (teamId: string, saml: Saml): Promise<SamlView> =>
  viewSaml(saml, await urlInTeam(teamId, `/sso/${saml.id}`));
