import { variantOf } from "@dure/domain/email/campaign/ab-test";
import type { Batch } from "@dure/domain/email/ledger/batch";
import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import { makeBatches, type Planned } from "@dure/domain/email/ledger/make-batches";
import { addSkipped, type Progress } from "@dure/domain/email/ledger/progress";
import { Recipient } from "@dure/domain/email/ledger/recipient";
import { sameHourIn, zoneOfDialCode } from "@dure/domain/email/ledger/recipient-zone";
import { addressKey } from "../address/address-key";
import type { AudiencePage, AudienceRow } from "../segment/audience";

/** What one transaction adds to the ledger. */
export type Chunk = { recipients: Recipient[]; batches: Batch[]; progress: Progress };

type Given = {
  teamId: string;
  conditions: readonly string[];
  frozen: FrozenContent;
  progress: Progress;
  /** No mail of the chunk is sent before this time, because of the team's rate limit. */
  pacedFrom: string;
};

/** The recipients and batches of a page of the audience. Left-out addresses become recipients, too, with the reason. */
export function planChunk(page: AudiencePage, given: Given, now: string): Chunk {
  const { teamId, progress, conditions } = given;
  const rows = [...new Map(page.rows.map((row) => [addressKey(teamId, row.email), row]))];
  const planned = rows.flatMap(([key, row]) => (row.skip_reason ? [] : [plan(key, row, given, now)]));
  const batches = makeBatches(planned, { chunk: progress.chunk, conditions, now });
  const batchOf = new Map(batches.flatMap(({ id, rows: own }) => own.map(({ key }) => [key, id])));
  return {
    recipients: rows.map(([key, row]) => toRecipient(key, row, batchOf.get(key) ?? null, now)),
    batches,
    progress: {
      ...progress,
      cursor: page.after ?? progress.cursor,
      chunk: progress.chunk + 1,
      is_done: page.isLast,
      worked_at: now,
      skipped: addSkipped(progress.skipped, page.skipped),
    },
  };
}

type PlanGiven = Pick<Given, "frozen" | "pacedFrom">;

function plan(
  key: string,
  { email, values, dial_code }: AudienceRow,
  { frozen, pacedFrom }: PlanGiven,
  now: string,
): Planned {
  const zone = zoneOfDialCode(dial_code);
  const { schedule_zone, scheduled_at, team_zone } = frozen;
  const isLocal = schedule_zone === "recipient" && scheduled_at !== null;
  const due = isLocal
    ? sameHourIn(scheduled_at, { teamZone: team_zone, zone: zone ?? team_zone, from: frozen.launched_at })
    : now;
  return {
    key,
    email,
    values,
    variant: frozen.ab_test ? variantOf(key, frozen.ab_test) : "a",
    // A batch for each zone only where the hour matters.
    zone: isLocal || frozen.law.is_on ? zone : null,
    due_at: due > pacedFrom ? due : pacedFrom,
  };
}

const toRecipient = (
  key: string,
  { email, record, skip_reason }: AudienceRow,
  batch: string | null,
  now: string,
): Recipient =>
  Recipient.parse({
    id: key,
    email,
    record,
    batch,
    status: skip_reason ? "skipped" : "queued",
    skip_reason: skip_reason ?? null,
    queued_at: now,
  });
