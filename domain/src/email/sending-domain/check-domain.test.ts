import { describe, expect, test } from "vitest";
import { applyCheck, type DomainCheck, eventOfCheck, isExpired, isInDoubt } from "./check-domain";
import { type DnsRecord, newDomain, type StoredDomain } from "./sending-domain";

const CREATED = "2026-11-23T00:00:00.000Z";
const later = (hours: number) => new Date(Date.parse(CREATED) + hours * 3_600_000).toISOString();

const record = (purpose: DnsRecord["purpose"], host: string): DnsRecord => ({
  purpose,
  type: "CNAME",
  host,
  value: `${host}.sendgrid.net`,
  is_valid: null,
  found: null,
});
const records = [record("spf", "em.hanbit.com"), record("dkim", "s1.hanbit.com"), record("dkim", "s2.hanbit.com")];
const added: StoredDomain = {
  ...newDomain({ id: "d1", domain: "hanbit.com", created_by: "u1", now: CREATED }),
  provider_id: 7,
  records,
};
const check = (...valid: string[]): DomainCheck => ({
  records: records.map(({ host }) => ({ host, is_valid: valid.includes(host), found: null })),
  dmarc: { host: "_dmarc.hanbit.com", record: "v=DMARC1; p=none", policy: "none" },
});
const ALL = records.map(({ host }) => host);
const verified = applyCheck(added, check(...ALL), later(1));

describe("a new sending domain", () => {
  test("is verified once all three records are there", () => {
    expect(verified).toMatchObject({
      verification_status: "success",
      verification_error: null,
      verified_spf: true,
      verified_dkim: true,
      verified_dmarc: true,
      verified_at: later(1),
    });
    expect(eventOfCheck(added, verified)).toMatchObject([{ type: "sending-domain.verified" }]);
  });

  test("needs both keys of DKIM", () => {
    const after = applyCheck(added, check("em.hanbit.com", "s1.hanbit.com"), later(1));
    expect(after).toMatchObject({ verification_status: "pending", verified_spf: true, verified_dkim: false });
    expect(after.records.map(({ is_valid }) => is_valid)).toEqual([true, true, false]);
  });

  test("fails if its records are missing after three days", () => {
    expect(applyCheck(added, check(), later(71))).toMatchObject({ verification_status: "pending" });
    const failed = applyCheck(added, check(), later(72));
    expect(failed).toMatchObject({ verification_status: "failed", verification_error: "records_missing" });
    expect(eventOfCheck(added, failed)).toMatchObject([{ type: "sending-domain.changed" }]);
    expect(applyCheck(failed, check(...ALL), later(80))).toMatchObject({ verification_status: "success" });
  });

  test("is verified without a policy of DMARC", () => {
    const dmarc = { host: "_dmarc.hanbit.com", record: null, policy: null };
    const after = applyCheck(added, { ...check(...ALL), dmarc }, later(1));
    expect(after).toMatchObject({ verification_status: "success", verified_dmarc: false });
  });

  test("is never verified before the mail service has named its records", () => {
    const bare = { ...added, provider_id: null, records: [] };
    expect(applyCheck(bare, check(...ALL), later(1))).toMatchObject({ verification_status: "pending" });
  });
});

describe("a verified domain", () => {
  const once = applyCheck(verified, check("em.hanbit.com"), later(24));
  const twice = applyCheck(once, check("em.hanbit.com"), later(25));

  test("is in doubt when a check finds a record broken", () => {
    expect(once).toMatchObject({ verification_status: "success", verification_error: "records_lost" });
    expect(isInDoubt(once)).toBe(true);
    expect(eventOfCheck(verified, once)).toMatchObject([{ type: "sending-domain.changed" }]);
  });

  test("loses its verification when the next check finds a record broken, too", () => {
    expect(twice).toMatchObject({
      verification_status: "failed",
      verification_error: "records_lost",
      lost_at: later(25),
    });
    expect(eventOfCheck(once, twice)).toMatchObject([{ type: "sending-domain.lost" }]);
    const again = applyCheck(twice, check(), later(48));
    expect(again).toMatchObject({ verification_status: "failed", lost_at: later(25) });
    expect(eventOfCheck(twice, again).map(({ type }) => type)).not.toContain("sending-domain.lost");
  });

  test("recovers when the next check finds all records, and keeps its warm-up", () => {
    const after = applyCheck(once, check(...ALL), later(25));
    expect(after).toMatchObject({ verification_status: "success", verification_error: null, verified_at: later(1) });
    expect(isInDoubt(after)).toBe(false);
    expect(applyCheck(twice, check(...ALL), later(30))).toMatchObject({ verified_at: later(1), lost_at: null });
  });

  test("keeps its DMARC policy when the name servers don't answer", () => {
    const after = applyCheck(verified, { ...check(...ALL), dmarc: undefined }, later(24));
    expect(after).toMatchObject({ verified_dmarc: true, dmarc: verified.dmarc });
    expect(eventOfCheck(verified, after)).toEqual([]);
  });

  test("expires 30 days after the loss, or 30 days after it was added if it was never verified", () => {
    expect(isExpired(verified, later(24 * 90))).toBe(false);
    expect(isExpired(twice, later(25 + 24 * 30 - 1))).toBe(false);
    expect(isExpired(twice, later(25 + 24 * 30))).toBe(true);
    expect(isExpired(added, later(24 * 30 - 1))).toBe(false);
    expect(isExpired(added, later(24 * 30))).toBe(true);
  });
});
