import { kindOf, type RecordKind } from "../record/entity";
import type { Field } from "./field";

type Referring = Pick<Field, "type" | "attributes">;

/** The custom fields among these in which a record may refer to a record of a kind. */
export const referringFields = <F extends Referring>(fields: readonly F[], kind: RecordKind): F[] =>
  fields.filter(
    ({ type, attributes: { entity_type } }) =>
      type === "many-to-one" && entity_type !== undefined && kindOf(entity_type) === kind,
  );
