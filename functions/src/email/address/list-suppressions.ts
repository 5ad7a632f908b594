import { addressTexts } from "@dure/domain/email/address/address-texts";
import type { emailApi } from "@dure/domain/email/api";
import { AppError } from "@dure/domain/shared/error";
import { Id } from "@dure/domain/shared/value";
import { sealJson, unsealJson } from "../../platform/auth/seal-json";
import type { Verb } from "../../platform/http/endpoint";
import { isMasked } from "../../records/record/mask-answer";
import { findSuppressed, type SuppressedAddress } from "./suppression-store";

const context = (teamId: string) => `teams/${teamId}/suppressions-cursor`;

/**
 * The list by address. Who sees addresses masked may not search, nor gets them in the order of addresses, for either would
 * spell them out. The cursor is sealed: with a made-up one a list could be asked for what stands behind an address.
 */
export const listSuppressions: Verb<typeof emailApi.listSuppressions> = async (ctx, { query }) => {
  const { search, reason, cursor, page_count } = query;
  if (search && isMasked(ctx)) throw new AppError("FORBIDDEN", addressTexts.maskedList);
  const wanted = { reason, search: search?.toLowerCase(), hidesOrder: isMasked(ctx) };
  const page = { after: placeOf(ctx.teamId, cursor), limit: page_count };
  const { rows, total, isLast } = await findSuppressed(ctx.teamId, wanted, page);
  const last = rows.at(-1);
  const next = isLast || !last ? null : sealJson(last.id, context(ctx.teamId));
  return { data: rows.map(toRow), total, is_last: isLast, cursor: next };
};

/** @throws BAD_REQUEST for a cursor that no page answered */
function placeOf(teamId: string, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Id.safeParse(unsealJson(cursor, context(teamId)));
  if (!place.success) throw new AppError("BAD_REQUEST", addressTexts.badCursor);
  return place.data;
}

function toRow({ id, state }: SuppressedAddress) {
  const { email, suppressed, updated_at } = state;
  return { id, email, reason: suppressed?.reason ?? "manual", at: suppressed?.at ?? updated_at };
}
