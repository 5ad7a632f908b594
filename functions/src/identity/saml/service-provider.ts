import { type Saml, type SamlView, viewSaml } from "@dure/domain/identity/saml/saml";
import { projectID } from "firebase-functions/params";
import { appUrl, authHandlerUrl } from "../../platform/config";
import { urlInTeam } from "../tenant/team-origin";

/**
 * The product's data that a team's identity providers need. Each team has an entity id of its own, so that an assertion
 * for another team has the wrong audience. All teams share the address that receives assertions, which never changes.
 */
export const serviceProvider = (teamId: string) => ({
  entity_id: `${appUrl.value()}/saml/${teamId}`,
  acs_url: authHandlerUrl.value() || `https://${projectID.value()}.firebaseapp.com/__/auth/handler`,
});

/** A provider as admins see it, with the address that starts a sign-in. */
export const viewOf = async (teamId: string, saml: Saml): Promise<SamlView> =>
  viewSaml(saml, await urlInTeam(teamId, `/sso/${saml.id}`));
