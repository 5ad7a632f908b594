import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { enableAccount, findAccount, replacePassword } from "../tenant/account";
import { deleteAttempts, readAttempts } from "./password-attempt-store";

/**
 * Lets a locked account sign in again, for an operator. A guessed password is replaced: the owner sets a new one by
 * mail. Idempotent, so it may be repeated after a crash; an account that is not locked stays enabled.
 * @throws NOT_FOUND if the team has no account of the e-mail
 */
export async function reactivateAccount(ctx: Context, email: string): Promise<void> {
  const { teamId } = ctx;
  const account = await findAccount(teamId, email.toLowerCase());
  if (!account) throw new AppError("NOT_FOUND", identityTexts.userNotFound);
  const { guessed } = await readAttempts(account.email.toLowerCase());
  if (guessed) await replacePassword(teamId, account.uid);
  await enableAccount(teamId, account.uid);
  await deleteAttempts(account.email.toLowerCase());
  const after = { id: account.uid, email: account.email };
  await transaction(ctx, async () => ({
    answer: undefined,
    event: { type: "auth.reactivated", before: null, after },
  }));
}
