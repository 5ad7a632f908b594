import { targetIdOf } from "@dure/domain/notifications/due/due-trigger";
import type { Trigger } from "@dure/domain/notifications/setting/setting";
import { filterError } from "@dure/domain/records/filter/filter-issue";
import { kindOf } from "@dure/domain/records/record/entity";
import type { Context } from "../../platform/context";
import { readCatalog } from "../../records/field/read-catalog";
import { isMasked } from "../../records/record/mask-response";

/**
 * A notification for a certain value reveals that value, so a member who sees a field's values masked can't set one.
 * @throws BAD_REQUEST, naming the field
 */
export async function assertUnmasked(ctx: Context, { type, value, target }: Trigger): Promise<void> {
  if (type !== "field_changed" || value === "" || !isMasked(ctx)) return;
  const { catalog } = await readCatalog(ctx.teamId);
  const identifier = targetIdOf(target.id);
  if (catalog[kindOf(target.entity_type)].get(identifier)?.personal) throw filterError({ identifier, code: "masked" });
}
