import type { EntityId } from "@dure/domain/records/record/entity";
import { createRequests } from "../../../lib/emitter/create-requests";

/** Requests to add a record from any page. */
export const newRecordRequests = createRequests<EntityId>();
