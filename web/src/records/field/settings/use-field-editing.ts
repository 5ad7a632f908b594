import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFieldsQuery } from "../field-queries";

type Edited = { field: Field | undefined; isStale: boolean };

export type FieldEditing = ReturnType<typeof useFieldEditing>;

/**
 * The field that the drawer edits, as it was when it was opened: a teammate's change must not overwrite what is being
 * typed. After a conflict, editing continues from the stored definition.
 */
export function useFieldEditing(entity: EntityId) {
  const [edited, setEdited] = useState<Edited>();
  const queryClient = useQueryClient();
  const query = useFieldsQuery(entity);
  return {
    edited,
    begin: () => setEdited({ field: undefined, isStale: false }),
    edit: (field: Field) => setEdited({ field, isStale: false }),
    close: () => setEdited(undefined),
    reload: async ({ id }: Field) => {
      const { data } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      const field = data.active.find((one) => one.id === id);
      setEdited(field && { field, isStale: true });
    },
    taken: () => setEdited((now) => now && { ...now, isStale: false }),
  };
}
