import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/api";
import { refresh } from "../../../lib/query-client";
import { useMutation } from "../../../lib/use-mutation";
import { useFieldsQuery } from "../field-queries";

/** All definitions of an entity, with the deleted ones in a list of their own. */
export const useDefinitions = (entityId: EntityId) => useQuery(useFieldsQuery(entityId));

const onSuccess = () => refresh("records");

type Input<Name extends "createField" | "changeFieldDefinition"> = Parameters<(typeof client.records)[Name]>[0];

export const useCreateField = (entityId: EntityId) =>
  useMutation({
    mutationFn: (body: Input<"createField">["body"]): Promise<Field> =>
      client.records.createField({ params: { entityId }, query: {}, body }),
    onSuccess,
  });

/** An edit names the version that it began with. */
export const useChangeFieldDefinition = (entityId: EntityId) =>
  useMutation({
    mutationFn: ({
      field,
      change,
    }: {
      field: Field;
      change: Input<"changeFieldDefinition">["body"]["field"];
    }): Promise<Field> =>
      client.records.changeFieldDefinition({
        params: { entityId, fieldId: field.id },
        query: {},
        body: { transaction: { change: { from: field.version, to: field.version + 1 } }, field: change },
      }),
    onSuccess,
  });

export const useToggleField = (entityId: EntityId) =>
  useMutation({
    mutationFn: ({ field, active }: { field: Field; active: boolean }): Promise<Field> =>
      client.records.toggleField({ params: { entityId, fieldId: field.id }, query: { active } }),
    onSuccess,
  });

/** Callers show `variables`, the new order, until the fields are refetched. */
export const useOrderFields = (entityId: EntityId) =>
  useMutation({
    mutationFn: (ids: string[]) => client.records.orderFields({ params: { entityId }, query: {}, body: ids }),
    onSuccess,
  });
