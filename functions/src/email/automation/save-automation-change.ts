import type { Automation } from "@dure/domain/email/automation/automation";
import type { AutomationEvent } from "@dure/domain/email/automation/automation-events";
import { assertMayChange, publish } from "@dure/domain/email/automation/change-automation";
import { mailSteps } from "@dure/domain/email/automation/steps";
import { toAutomationAudit } from "@dure/domain/email/automation/to-automation-audit";
import { imagesOf } from "@dure/domain/email/image/images-of";
import type { BasedOn } from "@dure/domain/shared/based-on";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { planMails } from "../automation-mail/plan-mails";
import { keepImages } from "../image/image-store";
import { assertPublishable } from "./assert-publishable";
import { findVersion, readAutomation, saveAutomation, saveVersion } from "./automation-store";

type Change = {
  /** Returns the same object if nothing changes. */
  change: (before: Automation) => Automation;
  type: Extract<AutomationEvent, { before: object; after: object }>["type"];
  basedOn?: BasedOn | undefined;
};

/**
 * Changes an automation. If it is or becomes active, it is checked and its content becomes a version. People who are
 * already in it go on with their version.
 * @throws NOT_FOUND, FORBIDDEN, BAD_REQUEST if an active one is not complete, CONFLICT if it was saved since
 */
export function saveAutomationChange(ctx: Context, id: string, { change, type, basedOn }: Change): Promise<Automation> {
  return transaction(ctx, async (tx) => {
    const before = await readAutomation(tx, ctx.teamId, id);
    assertMayChange(before, ctx.actor);
    const changed = change(before);
    assertBasedOn(before, changed, basedOn);
    if (changed === before) return { answer: before, event: [] };
    if (changed.status === "active") await assertPublishable(ctx, changed);
    const last = before.version > 0 ? await findVersion(ctx.teamId, id, before.version) : undefined;
    const { automation, version } = publish(changed, last, { actorId: ctx.actor.id, now: ctx.now });
    const openLedgers = version ? await planMails(tx, ctx, automation) : undefined;
    const mails = mailSteps(automation.actions).map(({ email_campaign }) => email_campaign.email_block);
    const keep = await keepImages(tx, ctx.teamId, mails.flatMap(imagesOf));
    openLedgers?.();
    keep();
    if (version) saveVersion(tx, ctx.teamId, id, version);
    saveAutomation(tx, ctx.teamId, automation);
    return {
      answer: automation,
      event: { type, before: toAutomationAudit(before), after: toAutomationAudit(automation) },
    };
  });
}
