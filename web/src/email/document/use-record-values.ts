import type { Reference } from "@dure/domain/records/record/record";
import { skipToken, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

/** The values of a record's variables that the user may see; nothing is fetched without a record. */
export const useRecordValues = (record: Pick<Reference, "id" | "entity_type"> | undefined) =>
  useQuery(
    api.email.getRecordValues.queryOptions({
      input: record ? { params: { entityId: record.entity_type, recordId: record.id } } : skipToken,
      select: ({ values }) => values,
    }),
  );
