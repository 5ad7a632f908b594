import type { Certificate, SamlBody } from "@dure/domain/identity/saml/saml";
import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { AppError } from "@dure/domain/shared/error";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Context } from "../../platform/context";
import { isAllowedHost } from "../../platform/http/outgoing/outgoing-address";
import { readCertificates } from "./read-certificates";

type Checked = { body: SamlBody; certificates: Certificate[]; now: string };

/**
 * Checks a provider's configuration. It decides who can sign in as whom, so the admin must have signed in recently.
 * @throws LOGIN_TOO_OLD, or BAD_REQUEST at the field that is wrong
 */
export function checkSaml(ctx: Context, body: SamlBody): Checked {
  assertRecentSignIn(ctx);
  const { protocol, hostname } = new URL(body.sso_url);
  const message = samlTexts.urlNotSecure;
  if (protocol !== "https:" && !isAllowedHost(hostname))
    throw new AppError("BAD_REQUEST", message, [{ path: "body.sso_url", message }]);
  const { cert, certificates } = readCertificates(body.cert, ctx.now);
  return { body: { ...body, cert }, certificates, now: ctx.now };
}
