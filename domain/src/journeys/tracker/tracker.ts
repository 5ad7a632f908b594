import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { Site } from "./site";

export const MAX_SITES = 20;

export const TrackerBody = z.object({
  /** A site that is named twice counts once. */
  allowed_sites: z
    .array(Site)
    .max(MAX_SITES)
    .transform((sites) => [...new Set(sites)]),
});

/** How a team tracks its websites. */
export const TrackerSettings = z.object({
  /** Names the team in the snippet. Everybody can read it. */
  site_key: Id,
  allowed_sites: z.array(z.string()),
  updated_at: Time,
});
export type TrackerSettings = z.infer<typeof TrackerSettings>;

export const TrackerView = z.object({
  /** Null until an admin has named a website. */
  site_key: Id.nullable(),
  /** Where the websites load the snippet from. */
  script_url: z.string(),
  allowed_sites: z.array(z.string()),
  /** When the last event came in, to a few seconds. */
  last_event_at: Time.nullable(),
});
export type TrackerView = z.infer<typeof TrackerView>;
