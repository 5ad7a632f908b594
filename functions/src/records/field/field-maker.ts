import type { FieldMaker } from "@dure/domain/records/field/change-field-definition";
import type { Context } from "../../platform/context";
import { randomText } from "../../teams/random-text";

const SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** The actor, the time and new ids for field definitions. A field's id is also the name of its column. */
export const fieldMaker = ({ actor, now }: Pick<Context, "actor" | "now">): FieldMaker => ({
  newFieldId: () => `cf_${randomText(SIGNS, 16)}`,
  newOptionId: () => `op_${randomText(SIGNS, 12)}`,
  editor: actor,
  now,
});
