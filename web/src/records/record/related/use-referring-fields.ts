import { referringFields } from "@dure/domain/records/field/referring-fields";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { useFields } from "../../field/field-queries";

/** The custom fields in which records of an entity refer to records of another; undefined until they are known. */
export function useReferringFields(holder: EntityId, target: EntityId) {
  const { data } = useFields(holder);
  return data && referringFields(data, kindOf(target));
}
