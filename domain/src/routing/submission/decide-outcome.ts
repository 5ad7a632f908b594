import type { AnswerValue } from "../../forms/answer/answer-value";
import { loadLogic, type RoutingResult } from "../logic/load-logic";
import { LogicError } from "../logic/logic-error";
import { runLogic } from "../logic/run-logic";
import type { OutcomeSettings } from "../router/group";
import type { Router } from "../router/router";
import type { SubmittedContact } from "./contact";
import type { Outcome, SubmissionRequest, SubmissionRow } from "./submission";
import { submissionTexts } from "./texts";

/**
 * The outcome of a submission. `assignees` are the candidates for its lead: all members of a group without a meeting,
 * who share its leads (group-turns.ts), or otherwise a single member.
 */
export type Decision = Pick<SubmissionRow, "status" | "group_id" | "outofquota" | "__private_properties"> & {
  outcome: Outcome;
  settings: OutcomeSettings;
  assignees: string[];
};

type Submitted = Pick<SubmissionRequest, "id" | "language" | "visitor_id" | "utm"> & {
  compared: Readonly<Record<string, AnswerValue>>;
};

/**
 * Runs the router's rules. Its outcome is stored, and holds nothing personal (`withDetails`). Once the month's quota is used up, every answer gets the disqualified outcome
 * (docs/product/routing.md#quota). So does an answer that no rule matches, or for which the rules fail.
 */
export function decideOutcome(router: Router, submitted: Submitted, isOverQuota: boolean): Decision {
  const result = isOverQuota ? defaultOf(router) : route(router, submitted.compared);
  if (result.type === "routeTo") return toBooking(router, result, submitted);
  const { settings, type, value } = result;
  const user = settings.assignee_setting?.user_id;
  return {
    ...(result.disqualified ? DISQUALIFIED : assigned(result.groupId)),
    outofquota: isOverQuota,
    outcome: { type, value },
    settings,
    assignees: user ? [user] : [],
  };
}

const DISQUALIFIED = {
  status: "disqualified",
  group_id: null,
  __private_properties: { triggered_as: "form" },
} as const;

const assigned = (group_id: string | null) =>
  ({ status: "assigned", group_id, __private_properties: { triggered_as: "group" } }) as const;

function route(router: Router, compared: Submitted["compared"]): RoutingResult {
  try {
    // The id is a placeholder: an id generated per run would refer to nothing stored.
    const logic = loadLogic(router, () => router.default.id);
    return runLogic(logic, new Map(Object.entries(compared))).result;
  } catch (error) {
    if (error instanceof LogicError) return defaultOf(router);
    throw error;
  }
}

const defaultOf = ({ default: { id, type, value, settings } }: Router): RoutingResult => ({
  id,
  type,
  value,
  settings,
  groupId: null,
  disqualified: true,
});

function toBooking(
  router: Router,
  { groupId, props }: Extract<RoutingResult, { type: "routeTo" }>,
  submitted: Submitted,
): Decision {
  if (props.without_meeting) {
    const value = submissionTexts.applied[submitted.language];
    const outcome = { type: "text", value } as const;
    return { ...assigned(groupId), outofquota: false, outcome, settings: props, assignees: props.assignee_ids };
  }
  const url = `/book/${props.linkId}?${bookingQuery(router, submitted)}`;
  const outcome = { type: "routeTo", linkId: props.linkId, url } as const;
  return { ...assigned(groupId), status: "submitted", outofquota: false, outcome, settings: props, assignees: [] };
}

const bookingQuery = ({ id: router }: Router, { id, language, visitor_id, utm }: Submitted): string =>
  queryOf({ submission: id, router, visitor_id, ...utm, lang: language });

/**
 * The outcome for its visitor. A booking page is prefilled with the visitor's details in the URL fragment, which
 * browsers never send to a server and which the page removes. A stored outcome has no details.
 */
export function withDetails(outcome: Outcome, { name, email, phone, company }: SubmittedContact): Outcome {
  const details = queryOf({ name, email, phone, company });
  return outcome.type === "routeTo" && details ? { ...outcome, url: `${outcome.url}#${details}` } : outcome;
}

const queryOf = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
    .join("&");
