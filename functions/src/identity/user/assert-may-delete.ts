import { mayDelete } from "@dure/domain/shared/access";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findUser } from "./user-store";

/** @throws FORBIDDEN with the text, unless the caller may delete what somebody made */
export async function assertMayDelete(
  tx: Tx,
  { teamId, actor }: Context,
  made: { created_by: string },
  refusal: Text,
): Promise<void> {
  const creator = await findUser(tx, teamId, made.created_by);
  if (!mayDelete(made, actor, creator?.team_member_status === "ACTIVE")) throw new AppError("FORBIDDEN", refusal);
}
