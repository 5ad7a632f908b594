import { describe, expect, test } from "vitest";
import { abandonedBefore, isAbandoned, provisionalTenant } from "./tenant";

const NOW = "2026-11-21T00:00:00.000Z";
const before = abandonedBefore(NOW);
const OLD = "2026-10-21T23:59:59.999Z";
const unproven = (at: string) => ({ verified: false, at });

describe("a tenant counts as abandoned", () => {
  const tenant = provisionalTenant("t1", "corp.example", OLD);

  test("after thirty days", () => expect(before).toBe("2026-10-22T00:00:00.000Z"));

  test.each([
    ["nobody came", tenant, [], true],
    ["nobody proved an address", tenant, [unproven(OLD), unproven(OLD)], true],
    ["somebody did", tenant, [unproven(OLD), { verified: true, at: OLD }], false],
    ["somebody came since", tenant, [unproven(OLD), unproven(before)], false],
    ["it is young", { ...tenant, created_at: before }, [], false],
    ["it has a name", { ...tenant, state: "active" as const }, [], false],
    ["it is closed", { ...tenant, state: "disabled" as const }, [], false],
  ])("%s", (_what, one, signUps, expected) => expect(isAbandoned(one, signUps, NOW)).toBe(expected));
});
