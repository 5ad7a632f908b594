import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { connectCards } from "../support/records/business-cards";
import { stored } from "../support/suite/stored";
import { createTenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { getUntil, postUntilAnswered, RECOVERY_TIMEOUT_MS, untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

const CARDS = 250;
const COMPANIES = 40;

const cards = Array.from({ length: CARDS }, (_, index) => ({
  id: `card ${index}`,
  name: "김민수",
  company: `회사 ${index % COMPANIES}`,
  email: `person${index}@cards-kill.example`,
}));

describe.runIf(canFindWorkers)("a process is killed", () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test(
    "at the start of a sync, while it fetches and while it saves: each card becomes one contact",
    async () => {
      const { teamId, member: addMember } = await createTenant();
      const admin = await addMember("admin");
      await connectCards(admin, cards);
      const at = (writes: string) => `^teams/${teamId}/${writes}`;
      const waits = await Promise.all([
        armKillPoint("api", { moment: "after", writes: at("business-card-syncs/") }),
        armKillPoint("jobs", { moment: "before", writes: at("tasks/[^/]+$") }),
        armKillPoint("jobs", { moment: "after", writes: at("tasks/[^/]+/chunks/"), skip: 1 }),
      ]);
      await postUntilAnswered(admin, "/business-card/remember/sync");
      await getUntil(admin, "/business-card/remember/syncs", ({ data }) => {
        const syncs = data as { state: string }[];
        return (
          syncs.length > 0 &&
          syncs.every(({ state }) => state !== "fetching" && state !== "pending" && state !== "running")
        );
      });
      for (const untilKilled of waits) await untilKilled();
      const records = await stored(teamId, "records");
      expect(records.filter(({ kind }) => kind === "contact")).toHaveLength(CARDS);
      expect(records.filter(({ kind }) => kind === "company")).toHaveLength(COMPANIES);
      expect(await stored(teamId, "business-cards")).toHaveLength(CARDS);
      const created = (await stored(teamId, "audit")).filter(({ type }) => type === "contact.created");
      expect(new Set(created.map(({ subject_id }) => subject_id)).size).toBe(CARDS);
      expect(created).toHaveLength(CARDS);
      expect(await stored(teamId, "dead-letters")).toEqual([]);
    },
    RECOVERY_TIMEOUT_MS,
  );
});
