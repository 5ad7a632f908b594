import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Account } from "../tenant/account";

/** The refusal for each sign-in method, which tells the user to use that method. */
const WRONG_PROVIDER = { password: "A-PN-0006", "google.com": "A-PN-0007", "microsoft.com": "A-PN-0008" } as const;
const PROVIDERS = ["password", "google.com", "microsoft.com"] as const;

/**
 * Checks that an account can use this sign-in method.
 * @throws A-PN-0006, 0007 or 0008, which names the account's method; A-PN-0011 if the account has only SSO
 */
export function assertProvider({ providers }: Account, wanted: (typeof PROVIDERS)[number]): void {
  if (providers.includes(wanted)) return;
  const provider = PROVIDERS.find((one) => providers.includes(one));
  if (!provider && providers.some((one) => one.startsWith("saml."))) throw new AppError("A-PN-0011", samlTexts.ssoOnly);
  if (provider) throw new AppError(WRONG_PROVIDER[provider], identityTexts.wrongProvider(provider), { provider });
}
