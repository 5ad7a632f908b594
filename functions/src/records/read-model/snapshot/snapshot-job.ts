import { z } from "zod";
import { defineJob } from "../../../platform/jobs/define-job";

/** Makes a team's snapshot, in the function that has the memory for it. */
export const snapshotJob = defineJob(
  "read-model-snapshot",
  z.object({}),
  async (teamId) => {
    const { makeSnapshot } = await import("./make-snapshot");
    await makeSnapshot(teamId, Date.now());
  },
  { queue: "snapshots" },
);
