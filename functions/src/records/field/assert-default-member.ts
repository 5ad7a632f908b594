import type { Field } from "@dure/domain/records/field/field";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Tx } from "../../platform/transaction/transaction-store";
import { isAssignable } from "../record/assignee-store";

/** Checks that a default user is an active member. Reads only: call it before the transaction's first write. */
export async function assertDefaultMember(
  tx: Tx,
  teamId: string,
  { type, default_value }: Pick<Field, "type" | "default_value">,
): Promise<void> {
  if (type !== "user" || typeof default_value !== "string") return;
  if (!(await isAssignable(tx, teamId, default_value)))
    throw new AppError("NOT_ACCEPTABLE", recordsTexts.assigneeNotFound);
}
