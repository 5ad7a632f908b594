import { randomUUID } from "node:crypto";
import { activeRouter, submit } from "../routing/submission";
import { untilIdle } from "../suite/queue";
import { until } from "../suite/wait";
import { createTenant, type Member, type Tenant } from "../teams/tenant";
import { activeAutomation, enrollmentsOf, type StoredEnrollment } from "./automation";
import { enableMarketing } from "./enable-marketing";

type Options = NonNullable<Parameters<typeof activeAutomation>[1]>;
type Automated = { router: { id: string }; automation: { id: string } };

/** A team with automations, the member who creates them, and helpers for people who enter through a form. */
export async function teamWithFormEnrollments() {
  const tenant = await createTenant({ plan: "PRO" });
  await enableMarketing(tenant);
  const owner = await tenant.member();
  return { tenant, owner, people: formEnrollments(tenant, owner) };
}

/** Creates a member's automations that forms start, and enters people into them. */
function formEnrollments(tenant: Pick<Tenant, "teamId">, owner: Member) {
  const { teamId } = tenant;

  const findOf = async (automationId: string, email: string): Promise<StoredEnrollment | undefined> =>
    (await enrollmentsOf(teamId, automationId)).find((one) => one.email === email);

  return {
    findOf,
    /** An active automation that a form of its own starts. */
    automated: async (changes: Options) => {
      const router = await activeRouter(tenant, owner);
      const trigger = { event: "form_submission" as const, form_id: router.id };
      return { router, automation: await activeAutomation(owner, { ...changes, trigger }) };
    },
    /** Submits the form and waits until the person has entered and everything that is due has been done. */
    enter: async ({ router, automation }: Automated, email = `${randomUUID().slice(0, 8)}@visitor.example`) => {
      await submit(router.id, { name: "오지훈", email });
      const entered = await until(async () => (await findOf(automation.id, email)) ?? false, 150_000);
      await untilIdle(teamId);
      return entered;
    },
    /** The enrollment as it is now. */
    after: async ({ automation_id, id }: StoredEnrollment): Promise<StoredEnrollment | undefined> =>
      (await enrollmentsOf(teamId, automation_id)).find((one) => one.id === id),
    leadOf: async (recordId: string) =>
      (await owner.client.records.getRecord({ params: { entityId: "lead", recordId } })).record,
  };
}
