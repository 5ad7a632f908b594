import type { EntityId } from "@dure/domain/records/record/entity";
import { createEmitter } from "../../../lib/create-emitter";

/** Requests to add a record from any page. */
export const newRecordRequests = createEmitter<EntityId>();
