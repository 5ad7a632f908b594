import type { Automation } from "@dure/domain/email/automation/automation";
import { automationTexts } from "@dure/domain/email/automation/automation-texts";
import {
  type AutomationProblem,
  assertComplete,
  automationProblems,
} from "@dure/domain/email/automation/check-automation";
import type { Step } from "@dure/domain/email/automation/step";
import { mailProblems } from "@dure/domain/email/automation/step-mail";
import { flatSteps, mailSteps } from "@dure/domain/email/automation/steps";
import { isFooterComplete } from "@dure/domain/email/footer/footer";
import type { Condition } from "@dure/domain/records/filter/filter";
import { CrmRecord } from "@dure/domain/records/record/record";
import { updateFieldValue } from "@dure/domain/records/record/update-field-value";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { findLink } from "../../platform/firestore/link-store";
import { readCatalog } from "../../records/field/read-catalog";
import { assertFilter } from "../../records/view/assert-filter";
import { readFooter } from "../footer/footer-store";
import { countAudience } from "../segment/audience";
import { audienceOf } from "../segment/freeze-audience";
import { readSegments } from "../segment/segment-store";
import { findSenderIssue } from "../sending-domain/find-sender-issue";

type Catalog = Awaited<ReturnType<typeof readCatalog>>;

/**
 * Checks what an active automation does, with the rights of the member who publishes it: a condition on masked values
 * would reveal them.
 * @throws BAD_REQUEST with every problem
 */
export async function assertPublishable(ctx: Context, automation: Automation): Promise<void> {
  const missing = automationProblems(automation);
  assertComplete(missing);
  const known = await readCatalog(ctx.teamId);
  const wrong = flatSteps(automation.actions).flatMap((step) => stepProblems(ctx, step, known));
  const mails = await mailStepProblems(ctx.teamId, automation);
  assertComplete([...(await triggerProblems(ctx, automation, known)), ...wrong, ...mails]);
}

async function triggerProblems(
  ctx: Context,
  { trigger }: Automation,
  { catalog }: Catalog,
): Promise<AutomationProblem[]> {
  const { teamId } = ctx;
  if (trigger.event === "date_field" && trigger.field_id !== null) {
    const condition = { identifier: trigger.field_id, condition: "is" as const, value: "TODAY" };
    return problemsOf(null, () => assertFilter(ctx, "lead-deal-combined", onlyIf(condition), catalog));
  }
  if (trigger.event === "segment_entry" && trigger.segment_id !== null)
    return segmentProblems(ctx, trigger.segment_id, catalog);
  if (trigger.event !== "form_submission" || !trigger.form_id) return [];
  const link = await findLink(trigger.form_id, "router");
  return link?.team_id === teamId ? [] : [{ step_id: null, message: automationTexts.formGone }];
}

/** The most records that a trigger's segment may have, since each look at the segment reads all of them. */
const MAX_IN_SEGMENT = 100_000;

async function segmentProblems(ctx: Context, id: string, catalog: Catalog["catalog"]): Promise<AutomationProblem[]> {
  const [segment] = await readSegments(ctx.teamId, [id]);
  if (!segment) return [{ step_id: null, message: automationTexts.segmentGone }];
  const { filters } = segment;
  const wrong = problemsOf(null, () =>
    assertFilter(ctx, "lead-deal-combined", { filter: filters, sorting: null }, catalog),
  );
  if (wrong.length > 0) return wrong;
  const { records } = await countAudience(ctx.teamId, audienceOf(ctx, [segment]), { kind: "marketing" });
  return records > MAX_IN_SEGMENT ? [{ step_id: null, message: automationTexts.segmentTooLarge(MAX_IN_SEGMENT) }] : [];
}

const onlyIf = (condition: Condition) => ({
  filter: { operator: "AND" as const, conditions: [condition] },
  sorting: null,
});

const stepProblems = (ctx: Context, step: Step, known: Catalog): AutomationProblem[] =>
  problemsOf(step.id, () => {
    if (step.type === "condition" && !step.mail)
      assertFilter(ctx, "lead-deal-combined", { filter: step.filter, sorting: null }, known.catalog);
    if (step.type === "update_field")
      updateFieldValue(anyLead(ctx.now), step.field_id, step.value, known.fields.lead, ctx.actor, ctx.now);
  });

/** Marketing mails need the team's footer, and every mail a sender on its verified domain. */
async function mailStepProblems(teamId: string, { actions }: Automation): Promise<AutomationProblem[]> {
  const hasFooter = isFooterComplete(await readFooter(teamId));
  const found = mailSteps(actions).map(async ({ id, email_campaign }) => {
    const senderIssue = await findSenderIssue(teamId, email_campaign.sender_email);
    return mailProblems(email_campaign, { hasFooter, senderIssue }).map((message) => ({ step_id: id, message }));
  });
  return (await Promise.all(found)).flat();
}

/** What a check refuses, as a problem of a step. */
function problemsOf(stepId: string | null, check: () => unknown): AutomationProblem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ step_id: stepId, message: error.text }];
  }
}

/** A lead without values, to try a value on. */
const anyLead = (now: string): CrmRecord =>
  CrmRecord.parse({ id: "none", kind: "lead", created_at: now, created_by: "", updated_at: now, updated_by: "" });
