import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "../support/email/inbox";
import { readZip } from "../support/records/read-zip";
import { untilIdle } from "../support/suite/queue";
import { eventsOf } from "../support/suite/stored";
import { until } from "../support/suite/wait";
import { createTenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

const TIMEOUT_MS = 120_000;

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("a process is killed while it exports a team", () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test.each([
    ["before the commit that takes the lease", { moment: "before" }],
    ["after the commit that takes the lease", { moment: "after" }],
    ["before the commit that ends the export", { moment: "before", skip: 1 }],
    ["after the commit that ends the export", { moment: "after", skip: 1 }],
  ] as const)(
    "%s: there is one complete file, and one mail about it",
    async (_, point) => {
      const { teamId, team, member } = await createTenant();
      const admin = await member("admin");
      await admin.client.records.createLead({ body: { deal_name: "새벽물류" } });
      const untilKilled = await armKillPoint("snapshots", { ...point, writes: `^teams/${teamId}/team-exports/` });
      const { id } = await admin.korean.records.startTeamExport({ body: {} });
      await untilKilled();
      // Expires the dead worker's lease, which would otherwise last for a minute.
      await team.collection("team-exports").doc("current").update({ lease_until_ms: 1 });

      await until(async () => (await admin.client.records.getTeamExport({})).data?.state === "ready", TIMEOUT_MS);
      await untilIdle(teamId, TIMEOUT_MS);
      const { url } = await admin.client.records.getTeamExportLink({ params: { id }, body: {} });
      const files = readZip(Buffer.from(await (await fetch(url)).arrayBuffer()));
      expect(String(files.get("records/leads.csv"))).toContain("새벽물류");
      expect(files.has("manifest.json")).toBe(true);
      expect(await eventsOf(teamId, "team-export.finished")).toHaveLength(1);
      const mails = (await mailsTo(admin.email)).filter(({ subject }) => subject.includes("내보내기가 끝났습니다"));
      expect(mails).toHaveLength(1);
    },
    TIMEOUT_MS * 2,
  );
});
