import type { Dmarc, StoredDomain, VerificationError, VerificationStatus } from "./sending-domain";
import { toSendingDomain } from "./sending-domain";
import type { SendingDomainEvent } from "./sending-domain-events";

const HOUR_MS = 3_600_000;
/** A registrar may take that long to publish a record. */
const PENDING_MS = 72 * HOUR_MS;
/** Another team may add a domain that stayed unverified for this long. */
const EXPIRES_MS = 30 * 24 * HOUR_MS;
/** A verification is lost at the second check in a row that finds a record broken: name servers fail now and then. */
const MAX_STRIKES = 2;

/** What a look at a domain found. */
export type DomainCheck = {
  /** The results by host. `found` is the value that is there instead; null if it was not looked up. */
  records: readonly { host: string; is_valid: boolean; found: string | null }[];
  /** Undefined if the name servers did not answer. */
  dmarc: Dmarc | undefined;
};

/** A domain after a check. */
export function applyCheck(before: StoredDomain, check: DomainCheck, now: string): StoredDomain {
  const records = before.records.map((record) => {
    const found = check.records.find(({ host }) => host === record.host);
    return found ? { ...record, is_valid: found.is_valid, found: found.found } : record;
  });
  const verified = (purpose: "spf" | "dkim") => {
    const asked = records.filter((record) => record.purpose === purpose);
    return asked.length > 0 && asked.every(({ is_valid }) => is_valid === true);
  };
  const dmarc = check.dmarc ?? before.dmarc;
  const verified_spf = verified("spf");
  const verified_dkim = verified("dkim");
  return {
    ...before,
    ...(verified_spf && verified_dkim ? sound(before, now) : broken(before, now)),
    records,
    dmarc,
    verified_spf,
    verified_dkim,
    verified_dmarc: dmarc.policy !== null,
    checked_at: now,
    updated_at: now,
  };
}

type Verdict = Pick<StoredDomain, "strikes" | "verified_at" | "lost_at"> & {
  verification_status: VerificationStatus;
  verification_error: VerificationError | null;
};

const sound = ({ verified_at }: StoredDomain, now: string): Verdict => ({
  verification_status: "success",
  verification_error: null,
  verified_at: verified_at ?? now,
  lost_at: null,
  strikes: 0,
});

function broken(
  { verification_status, verified_at, lost_at, strikes, created_at }: StoredDomain,
  now: string,
): Verdict {
  const common = { verified_at, lost_at, strikes: strikes + 1 };
  if (verification_status === "success")
    return common.strikes < MAX_STRIKES
      ? { ...common, verification_status, verification_error: "records_lost" }
      : { ...common, verification_status: "failed", verification_error: "records_lost", lost_at: now };
  if (lost_at !== null) return { ...common, verification_status: "failed", verification_error: "records_lost" };
  const isLate = Date.parse(now) - Date.parse(created_at) >= PENDING_MS;
  return isLate
    ? { ...common, verification_status: "failed", verification_error: "records_missing" }
    : { ...common, verification_status: "pending", verification_error: null };
}

/** Whether a check found a verified domain broken for the first time, so that it is looked at again soon. */
export const isInDoubt = ({ verification_status, strikes }: StoredDomain): boolean =>
  verification_status === "success" && strikes > 0;

/** Whether a domain was not verified for so long that it is taken off its team. */
export const isExpired = ({ verification_status, lost_at, created_at }: StoredDomain, now: string): boolean =>
  verification_status !== "success" && Date.parse(now) - Date.parse(lost_at ?? created_at) >= EXPIRES_MS;

/** The events of a check; none if it changed nothing. */
export function eventOfCheck(before: StoredDomain, after: StoredDomain): SendingDomainEvent[] {
  const told = { before: toSendingDomain(before), after: toSendingDomain(after) };
  if (before.verification_status !== "success" && after.verification_status === "success")
    return [{ type: "sending-domain.verified", ...told }];
  if (before.verification_status === "success" && after.verification_status === "failed")
    return [{ type: "sending-domain.lost", ...told }];
  return isSame(before, after) ? [] : [{ type: "sending-domain.changed", ...told }];
}

const isSame = (before: StoredDomain, after: StoredDomain): boolean =>
  contentOf(before) === contentOf(after) && isInDoubt(before) === isInDoubt(after);

const contentOf = ({ verification_status, verification_error, records, dmarc }: StoredDomain): string =>
  JSON.stringify([verification_status, verification_error, records, dmarc]);
