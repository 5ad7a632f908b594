import type { ListEntityId } from "@dure/domain/records/record/entity";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

/** The tab of an entity's list that was open last. */
export const recentViewQuery = (entityId: ListEntityId) =>
  api.records.getRecentView.queryOptions({ input: { params: { entityId } }, context: JOINED });
