import type { Field } from "@dure/domain/records/field/field";
import { systemFieldsOf } from "@dure/domain/records/field/system-fields";
import type { EntityId } from "@dure/domain/records/record/entity";
import { language } from "../../lib/language/language";
import { useFields } from "../field/field-queries";

/**
 * The fields that an entity's page can show. A lead may have a deal's fields, such as its amount; every entity also has
 * its system fields.
 */
export function useLayoutFields(entity: EntityId): { data: Field[] | undefined; error: Error | null } {
  const entityFields = useFields(entity);
  const ofDeal = useFields("deal");
  const data = entityFields.data &&
    ofDeal.data && [
      ...entityFields.data,
      ...(entity === "lead" ? ofDeal.data : []),
      ...systemFieldsOf(entity, language()),
    ];
  return { data, error: entityFields.error ?? ofDeal.error };
}
