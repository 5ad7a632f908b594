import type { api } from "@dure/domain/api";

type Area = keyof typeof api;
type EndpointName = { [A in Area]: `${A}.${keyof (typeof api)[A] & string}` }[Area];

type What = { event: string; properties?: Record<string, string> };

/** The events of usage analytics, by the call that causes each. They have no data from the call. */
const EVENTS = {
  "identity.createProfile": { event: "signed_up" },
  "teams.createTeam": { event: "team_created" },
  "teams.inviteMembers": { event: "members_invited" },
  "teams.startTrial": { event: "trial_started" },
  "teams.startCheckout": { event: "checkout_started" },
  "records.createLead": { event: "record_created", properties: { kind: "lead" } },
  "records.createDeal": { event: "record_created", properties: { kind: "deal" } },
  "records.createCompany": { event: "record_created", properties: { kind: "company" } },
  "records.createContact": { event: "record_created", properties: { kind: "contact" } },
  "records.importRecords": { event: "records_imported" },
  "scheduling.createBookingPage": { event: "booking_page_published" },
  "scheduling.activateOnetime": { event: "times_suggested" },
  "scheduling.bookForInvitee": { event: "meeting_booked" },
  "routing.activateWorkflow": { event: "router_published" },
} satisfies Partial<Record<EndpointName, What>>;

/** @param endpoint such as `teams.createTeam` */
export const usageOf = (endpoint: string): What | undefined =>
  new Map<string, What>(Object.entries(EVENTS)).get(endpoint);

/** The user who caused an event, as analytics stores them. */
export type UsageUser = {
  user_id: string;
  team_id: string;
  team_name: string;
  team_slug: string | null;
  email: string;
};

/** One entry of the list that the collector gets (docs/telemetry.md#usage-events). */
export type UsageEvent = UsageUser & What & { timestamp: string; properties: Record<string, string> };
