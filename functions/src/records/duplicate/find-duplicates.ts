import type { recordsApi } from "@dure/domain/records/api";
import { DUPLICATE_KEYS, type DuplicateKey } from "@dure/domain/records/duplicate/duplicate-group";
import { duplicateTexts } from "@dure/domain/records/duplicate/texts";
import { MAX_MERGED } from "@dure/domain/records/merge/merge-records";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { duplicateGroups } from "../read-model/lookup/duplicate-groups";
import { isMasked } from "../record/mask-response";
import { toRecordQuery } from "../record/to-record-query";

const GROUPS = 50;

/**
 * Finds possible duplicates among the records that the caller may see.
 * @throws FORBIDDEN if the values that are compared are masked for the caller
 */
export const findDuplicates: Verb<typeof recordsApi.findDuplicates> = async (ctx, { params, query }) => {
  const { entityId } = params;
  const { by, offset } = query;
  if (!DUPLICATE_KEYS[entityId].includes(by)) throw new AppError("BAD_REQUEST", duplicateTexts.otherKey);
  if (by !== "name" && isMasked(ctx)) throw new AppError("FORBIDDEN", duplicateTexts.masked);
  const asked = toRecordQuery(ctx, { entityId });
  const page = { offset, limit: GROUPS, most: MAX_MERGED };
  const { groups, isLast } = await duplicateGroups(ctx.teamId, asked, fieldOf(entityId, by), page);
  return { data: groups, is_last: isLast };
};

const fieldOf = (entityId: EntityId, by: DuplicateKey): string =>
  by === "phone" && kindOf(entityId) === "lead" ? "phone_number" : by;
