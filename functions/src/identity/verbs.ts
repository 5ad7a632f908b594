import type { identityApi } from "@dure/domain/identity/api";
import type { Verbs } from "../platform/http/endpoint";
import { claimHandover } from "./handover/claim-handover";
import { createHandover } from "./handover/create-handover";
import { getInterfaceState } from "./interface-state/get-interface-state";
import { setInterfaceState } from "./interface-state/set-interface-state";
import { changeSaml } from "./saml/change-saml";
import { createSaml } from "./saml/create-saml";
import { deleteSaml } from "./saml/delete-saml";
import { getSaml } from "./saml/get-saml";
import { listSaml } from "./saml/list-saml";
import { listSsoProviders } from "./saml/list-sso-providers";
import { testSaml } from "./saml/test-saml";
import { getSecondFactor } from "./second-factor/get-second-factor";
import { issueRecoveryCodes } from "./second-factor/issue-recovery-codes";
import { recoverSignIn } from "./second-factor/recover-sign-in";
import { removeSecondFactor } from "./second-factor/remove-second-factor";
import { reportWrongCode } from "./second-factor/report-wrong-code";
import { endSession } from "./session/end-session";
import { endSessions } from "./session/end-sessions";
import { listSessions } from "./session/list-sessions";
import { renewReadGrant } from "./session/renew-read-grant";
import { signOut } from "./session/sign-out";
import { checkPassword } from "./sign-in/check-password";
import { createAuditLogin } from "./sign-in/create-audit-login";
import { disableUser } from "./sign-in/disable-user";
import { findTenant } from "./sign-in/find-tenant";
import { resetPassword } from "./sign-in/reset-password";
import { resolveSignUp } from "./sign-in/resolve-sign-up";
import { sendEmailVerification } from "./sign-in/send-email-verification";
import { sendPasswordReset } from "./sign-in/send-password-reset";
import { getEmailSign } from "./signature/get-email-sign";
import { setEmailSign } from "./signature/set-email-sign";
import { createProfile } from "./user/create-profile";
import { getProfile } from "./user/get-profile";
import { setPicture } from "./user/set-picture";
import { setTimeZone } from "./user/set-time-zone";
import { updateProfile } from "./user/update-profile";
import { userSlugExists } from "./user/user-slug-exists";

const samlVerbs = { listSsoProviders, listSaml, getSaml, createSaml, changeSaml, deleteSaml, testSaml };

export const identityVerbs: Verbs<typeof identityApi> = {
  resolveSignUp,
  findTenant,
  checkPassword,
  disableUser,
  sendPasswordReset,
  createAuditLogin,
  claimHandover,
  createHandover,
  sendEmailVerification,
  getProfile,
  createProfile,
  updateProfile,
  setTimeZone,
  setPicture,
  getEmailSign,
  setEmailSign,
  getInterfaceState,
  setInterfaceState,
  userSlugExists,
  signOut,
  listSessions,
  renewReadGrant,
  endSession,
  endSessions,
  getSecondFactor,
  issueRecoveryCodes,
  removeSecondFactor,
  recoverSignIn,
  reportWrongCode,
  resetPassword,
  ...samlVerbs,
};
