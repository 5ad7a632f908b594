import type { FrozenAudience } from "@dure/domain/email/segment/audience";
import type { SkippedInAudience } from "@dure/domain/email/segment/audience-count";
import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import { toSegmentRecord } from "@dure/domain/email/segment/segment-record";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { countAddresses } from "../../records/read-model/query/address-count";
import { listPage } from "../../records/read-model/query/list-page";
import type { AddressTest, RecordQuery } from "../../records/read-model/query/record-query";
import { blockedAddresses } from "../address/address-store";
import { type MailKind, skipReasonOf } from "./audience";
import { audienceQuery } from "./audience-query";
import { askedAudience, mailOf } from "./count-audience";

export const listAudience: Verb<typeof segmentApi.listAudience> = async (ctx, { query, body }) =>
  audienceRecords(ctx, await askedAudience(ctx, body), query, mailOf(body));

type Asked = { cursor?: string | undefined; page_count: number; reason?: SkippedInAudience | undefined };

/** A page of an audience's records, newest first; with `reason`, only those that get no mail for that reason. */
export async function audienceRecords(
  { teamId }: Context,
  audience: FrozenAudience,
  { cursor, page_count, reason }: Asked,
  mail: MailKind,
) {
  const query = await audienceQuery(teamId, audience);
  const address = reason && (await addressesSkippedFor(reason, teamId, query, mail));
  const { data, ...page } = await listPage(teamId, { ...query, address, cursor, limit: page_count });
  return { ...page, data: data.map(toSegmentRecord) };
}

async function addressesSkippedFor(
  reason: SkippedInAudience,
  teamId: string,
  query: RecordQuery,
  mail: MailKind,
): Promise<AddressTest> {
  if (reason === "no_address") return { op: "missing" };
  if (reason === "duplicate") return { op: "repeated" };
  const blocked = await blockedAddresses(teamId);
  const suspects = reason === "invalid" ? (await countAddresses(teamId, query, [])).unusual : [...blocked.keys()];
  return { op: "first", in: suspects.filter((email) => skipReasonOf(email, blocked, mail) === reason) };
}
