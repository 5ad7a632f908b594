import { z } from "zod";
import { IpPass } from "../../shared/caller/tenant";
import { Line, Time } from "../../shared/value";

export const MAX_IP_ROWS = 100;

/** A range in CIDR notation or a single address, and what it is. The server brings it into its normal form. */
export const IpRow = z.object({ range: Line(60), note: Line(100).default("") });
export type IpRow = z.infer<typeof IpRow>;

/** A team's list of addresses (docs/product/teams.md#ip-list). Rows stay while it is off. */
export const IpList = z.object({
  is_on: z.boolean(),
  rows: z.array(IpRow).max(MAX_IP_ROWS),
  updated_at: Time,
});
export type IpList = z.infer<typeof IpList>;

export const SaveIpList = IpList.omit({ updated_at: true });
export type SaveIpList = z.infer<typeof SaveIpList>;

/** The list as an admin sees it, with the address that they call from. */
export const IpListView = IpList.extend({ current_ip: z.string(), passes: z.array(IpPass) });
export type IpListView = z.infer<typeof IpListView>;

/** How long a mailed link may be opened, and how long the address is let in then. */
export const IP_LINK_LIFE_MS = 15 * 60_000;
export const IP_PASS_LIFE_MS = 60 * 60_000;

export const passFor = (ip: string, now: string): IpPass => ({
  ip,
  until: new Date(Date.parse(now) + IP_PASS_LIFE_MS).toISOString(),
});

/** Passes that are still valid, with another one; one for each address. */
export const addPass = (passes: readonly IpPass[], pass: IpPass, now: string): IpPass[] => [
  ...validPasses(passes, now).filter(({ ip }) => ip !== pass.ip),
  pass,
];

export const validPasses = (passes: readonly IpPass[], now: string): IpPass[] =>
  passes.filter(({ until }) => until > now);
