import { type AddressState, normaliseAddress, refusalOf, type SkipReason } from "@dure/domain/email/address/address";
import type { FrozenAudience } from "@dure/domain/email/segment/audience";
import type { AudienceCount } from "@dure/domain/email/segment/audience-count";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { countAddresses } from "../../records/read-model/query/address-count";
import { addressPage } from "../../records/read-model/query/address-page";
import { blockedAddresses, type ReadAddressStates } from "../address/address-store";
import { audienceQuery } from "./audience-query";

/** What decides whether an address may get a mail. */
export type MailKind = Parameters<typeof refusalOf>[1];

/**
 * An address of an audience, with the record that its values come from; `skip_reason` is set if it gets no mail. The
 * whole record is left out, since thousands of records take a lot of memory.
 */
export type AudienceRow = {
  email: string;
  /** The address as it is in the records: the cursor for the page after this row. */
  cursor: string;
  record: { kind: EntityId; id: string };
  updated_at: string;
  skip_reason: SkipReason | undefined;
  /** The record's values for the mail's variables; empty if the record was deleted just now. */
  values: Record<string, string>;
  /** Of the record's phone number. */
  dial_code: string | undefined;
};

export type AudiencePage = {
  rows: AudienceRow[];
  /** How many of the page's addresses get no mail, by reason. */
  skipped: Partial<Record<SkipReason, number>>;
  /** Where the next page begins; null after the last one. */
  after: string | null;
  isLast: boolean;
};

type Page = {
  after: string | null;
  limit: number;
  mail: MailKind;
  states: ReadAddressStates;
  /** A record's values of the variables that the mail has. */
  read: (view: RecordView) => Record<string, string>;
};

/** A page of an audience: by address, each once, with the record that was updated last. */
export async function audiencePage(teamId: string, audience: FrozenAudience, page: Page): Promise<AudiencePage> {
  const { rows, views, isLast } = await addressPage(teamId, await audienceQuery(teamId, audience), page);
  const states = await page.states(rows.map(({ email }) => email));
  const shown = rows.map(({ email, id, entity, updated_at }) => ({
    email: normaliseAddress(email) ?? email,
    cursor: email,
    record: { kind: entity, id },
    updated_at,
    skip_reason: skipReasonOf(email, states, page.mail),
    ...fromRecord(views.get(id), page.read),
  }));
  return {
    rows: shown,
    skipped: countReasons(shown.map(({ skip_reason }) => skip_reason)),
    after: isLast ? null : (rows.at(-1)?.email ?? null),
    isLast,
  };
}

const fromRecord = (view: RecordView | undefined, read: Page["read"]) => ({
  values: view ? read(view) : {},
  dial_code: view?.phone_number?.dial_code,
});

/** Splits a page into parts of `size` addresses, each with the cursor of the next one. An empty page is one part. */
export function splitPage(page: AudiencePage, size: number): AudiencePage[] {
  const count = Math.max(1, Math.ceil(page.rows.length / size));
  return Array.from({ length: count }, (_, place) => {
    const rows = page.rows.slice(place * size, (place + 1) * size);
    const isEnd = place === count - 1;
    return {
      rows,
      skipped: countReasons(rows.map(({ skip_reason }) => skip_reason)),
      after: isEnd ? page.after : (rows.at(-1)?.cursor ?? null),
      isLast: isEnd && page.isLast,
    };
  });
}

/** How many records an audience has, how many get the mail, and why the others don't. Every record counts once. */
export async function countAudience(teamId: string, audience: FrozenAudience, mail: MailKind): Promise<AudienceCount> {
  const [query, blocked] = await Promise.all([audienceQuery(teamId, audience), blockedAddresses(teamId)]);
  const { records, missing, addresses, unusual, listed } = await countAddresses(teamId, query, [...blocked.keys()]);
  const suspects = new Set([...unusual, ...listed]);
  const skipped = countReasons([...suspects].map((email) => skipReasonOf(email, blocked, mail)));
  const refused = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  return {
    records,
    recipients: addresses - refused,
    skipped: { ...skipped, no_address: missing, duplicate: records - missing - addresses },
  };
}

/** Why an address gets no mail; undefined where it gets it. */
export function skipReasonOf(
  email: string,
  states: ReadonlyMap<string, AddressState>,
  mail: MailKind,
): SkipReason | undefined {
  const address = normaliseAddress(email);
  return address === undefined ? "invalid" : refusalOf(states.get(address), mail);
}

function countReasons(reasons: readonly (SkipReason | undefined)[]): Partial<Record<SkipReason, number>> {
  const counts: Partial<Record<SkipReason, number>> = {};
  for (const reason of reasons) if (reason) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
