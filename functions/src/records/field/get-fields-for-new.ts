import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { defaultUsers, withoutDefaultUsers } from "@dure/domain/records/field/default-users";
import type { RecordKind } from "@dure/domain/records/record/entity";
import type { Tx } from "../../platform/transaction/transaction-store";
import { isAssignable } from "../record/assignee-store";
import { getFields } from "./field-store";

/** Reads a kind's definitions for creating records. A default user who is no longer an active member is dropped. */
export async function getFieldsForNew(tx: Tx, teamId: string, kind: RecordKind): Promise<FieldSet> {
  const fields = await getFields(tx, teamId, kind);
  const users = defaultUsers(fields);
  const active = await Promise.all(users.map((userId) => isAssignable(tx, teamId, userId)));
  return withoutDefaultUsers(fields, new Set(users.filter((_, place) => !active[place])));
}
