import type { Job } from "../platform/jobs/define-job";
import { sendDigest } from "./digest/send-digest";
import type { ReadRouterSteps } from "./simulation/simulate-router";

/** @param readSteps of a router's report, which the area of routers answers */
export const reportsJobs = (readSteps: ReadRouterSteps): readonly Job[] => [sendDigest(readSteps)];
