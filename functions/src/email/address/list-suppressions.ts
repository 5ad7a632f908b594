import { addressTexts } from "@dure/domain/email/address/address-texts";
import type { emailApi } from "@dure/domain/email/api";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { isMasked } from "../../records/record/mask-answer";
import { findSuppressed, type SuppressedAddress } from "./suppression-store";

/**
 * The list by address. Its cursor is a key, which shows no address; who sees addresses masked may not search, for that
 * would spell them out.
 */
export const listSuppressions: Verb<typeof emailApi.listSuppressions> = async (ctx, { query }) => {
  const { search, reason, cursor, page_count } = query;
  if (search && isMasked(ctx)) throw new AppError("FORBIDDEN", addressTexts.maskedList);
  const wanted = { reason, search: search?.toLowerCase() };
  const { rows, total, isLast } = await findSuppressed(ctx.teamId, wanted, { after: cursor, limit: page_count });
  return { data: rows.map(toRow), total, is_last: isLast, cursor: isLast ? null : (rows.at(-1)?.id ?? null) };
};

function toRow({ id, state }: SuppressedAddress) {
  const { email, suppressed, updated_at } = state;
  return { id, email, reason: suppressed?.reason ?? "manual", at: suppressed?.at ?? updated_at };
}
