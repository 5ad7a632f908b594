import { z } from "zod";
import { Line, Time } from "../value";
import { Tenant } from "./tenant";

export const DISCOVERY_CHANNELS = [
  "search",
  "ads",
  "blog",
  "internal_referral",
  "external_referral",
  "newsletter",
  "event",
  "others",
] as const;

export const ROW_ACCESS = ["all", "own"] as const;
export const RowAccess = z.enum(ROW_ACCESS);

export const CURRENCIES = ["KRW", "USD"] as const;

export const TeamNeeds = z.object({
  expected_solution: Line(300).default(""),
  current_sales_method: Line(300).default(""),
  other_sales_tool: Line(300).default(""),
  product_discovery_channel: z.enum(DISCOVERY_CHANNELS).nullable().default(null),
});
export type TeamNeeds = z.infer<typeof TeamNeeds>;

export const Plan = z.enum(["FREE", "FREE_TRIAL", "PRO"]);

/** A stored team, provisional until `POST /teams` names it (docs/product/teams.md#team). */
export const Team = Tenant.extend({
  company_name: z.string().default(""),
  company_url: z.string().default(""),
  address: z.string().default(""),
  phone_number: z.string().default(""),
  estimated_sheet_size: z.string().nullable().default(null),
  currency: z.enum(CURRENCIES).default("KRW"),
  timezone: z.string().default("Asia/Seoul"),
  needs: TeamNeeds.nullable().default(null),
  /** The records that members see: all, or those assigned to or created by them. Admins see all. */
  row_access: RowAccess.default("all"),
  /** Members' calls need a second factor (docs/product/identity.md#second-factor). */
  require_mfa: z.boolean().default(false),
  /** A deletion that an admin asked for, and when it is carried out (docs/deletion.md). */
  deletion: z.object({ requested_by: z.string(), requested_at: Time, due_at: Time }).nullable().default(null),
  plan: Plan.default("FREE"),
  plan_start_date: Time.nullable().default(null),
  /** The end of a trial, of a canceled period or of the grace time after a failed payment. */
  plan_end_date: Time.nullable().default(null),
  has_experienced_non_free_plan: z.boolean().default(false),
  /** The seats paid for now and from the next period on; null without a subscription: then seats don't count. */
  seats: z.int().nullable().default(null),
  next_seats: z.int().nullable().default(null),
});
export type Team = z.infer<typeof Team>;
