import { addressTexts } from "@dure/domain/email/address/address-texts";
import type { emailApi } from "@dure/domain/email/api";
import { AppError } from "@dure/domain/shared/error";
import { Id } from "@dure/domain/shared/value";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { isMasked } from "../../records/record/mask-response";
import { findSuppressed, type SuppressedAddress } from "./suppression-store";

const cursors = pageCursor("suppressions", Id);

/**
 * The suppression list, by address. Members who see addresses masked can't search it and don't get it in the order of
 * addresses, since either would reveal them.
 */
export const listSuppressions: Verb<typeof emailApi.listSuppressions> = async (ctx, { query }) => {
  const { search, reason, cursor, page_count } = query;
  if (search && isMasked(ctx)) throw new AppError("FORBIDDEN", addressTexts.maskedList);
  const wanted = { reason, search: search?.toLowerCase(), hidesOrder: isMasked(ctx) };
  const page = { after: cursors.placeIn(ctx.teamId, cursor), limit: page_count };
  const { rows, total, isLast } = await findSuppressed(ctx.teamId, wanted, page);
  return { data: rows.map(toRow), total, ...cursors.pageEnd(ctx.teamId, isLast ? undefined : rows.at(-1)?.id) };
};

function toRow({ id, state }: SuppressedAddress) {
  const { email, suppressed, updated_at } = state;
  return { id, email, reason: suppressed?.reason ?? "manual", at: suppressed?.at ?? updated_at };
}
