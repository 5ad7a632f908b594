import type { FrozenAudience } from "@dure/domain/email/segment/audience";
import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import type { Filter } from "@dure/domain/records/filter/filter";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { countAudience as countRecipients, type MailKind } from "./audience";
import { audienceOfFilter, findAudience } from "./freeze-audience";

export const countAudience: Verb<typeof segmentApi.countAudience> = async (ctx, { body }) =>
  countRecipients(ctx.teamId, await askedAudience(ctx, body), mailOf(body));

type Asked = { segment_ids: string[] } | { filters: Filter };

/** A deleted segment counts as empty, since it may have been chosen before it was deleted. */
export const askedAudience = async (ctx: Context, asked: Asked): Promise<FrozenAudience> =>
  "filters" in asked ? audienceOfFilter(ctx, asked.filters) : (await findAudience(ctx, asked.segment_ids)).audience;

type AskedMail = { with_unsubscribed: boolean; topic: string | null };

export const mailOf = ({ with_unsubscribed, topic }: AskedMail): MailKind => ({
  kind: "marketing",
  withUnsubscribed: with_unsubscribed,
  ...(topic !== null && { topic }),
});
