import { domainOf } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { Email } from "@dure/domain/shared/value";
import type { AuthBlockingEvent } from "firebase-functions/identity";
import { assertCompanyEmail } from "../tenant/assert-company-email";
import { readDomainOwner } from "../tenant/tenant-store";
import { refuseAccount } from "./refuse-account";

/**
 * Checks that a new account has a company e-mail and is in its domain's tenant. The sign-up form's checks can be
 * bypassed.
 */
export async function admitUser({ data, locale }: AuthBlockingEvent): Promise<void> {
  try {
    const email = Email.safeParse(data?.email);
    if (!email.success) throw new AppError("A-PN-0002", identityTexts.companyEmailOnly);
    assertCompanyEmail(email.data);
    const owner = await readDomainOwner(domainOf(email.data));
    if (!owner || owner !== data?.tenantId) throw new AppError("A-PN-0012", identityTexts.otherTeamsEmail);
  } catch (error) {
    if (error instanceof AppError) throw refuseAccount(error.code, error.text, locale);
    throw error;
  }
}
