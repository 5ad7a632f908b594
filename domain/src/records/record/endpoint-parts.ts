import { z } from "zod";
import { Id } from "../../shared/value";
import { EntityId } from "./entity";

/** Parts shared by the area's endpoints. */
export const NO_CONTENT = { successStatus: 204 } as const;
export const CREATED = { successStatus: 201 } as const;
export const EntityPath = z.object({ entityId: EntityId });
export const RecordPath = z.object({ entityId: EntityId, recordId: Id });
