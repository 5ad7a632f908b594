import { domainOf } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { isPersonalDomain } from "./is-personal-domain";

/** Sign-in is by company e-mail only (docs/product/identity.md#company-e-mail). */
export function assertCompanyEmail(email: string): void {
  if (isPersonalDomain(domainOf(email))) throw new AppError("A-PN-0002", identityTexts.companyEmailOnly);
}
