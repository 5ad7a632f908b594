import { expect, test } from "vitest";
import { activeAutomation, delayStep, enrollmentsOf, noteStep, runEnrollmentIn } from "../../support/email/automation";
import { enableMarketing } from "../../support/email/enable-marketing";
import { change } from "../../support/suite/operate";
import { untilIdle } from "../../support/suite/queue";
import { createTenant } from "../../support/teams/tenant";

type Made = Awaited<ReturnType<typeof teamWithStage>>;

/** A team with automations, a trigger, and a function that fires it: it creates a deal at the stage. */
async function teamWithStage() {
  const tenant = await createTenant({ plan: "PRO" });
  await enableMarketing(tenant);
  const owner = await tenant.member();
  const { data } = await owner.client.records.listPipelines({});
  const stage = data[0]?.statuses.flatMap(({ stages }) => stages)[0];
  if (!data[0] || !stage) throw new Error("The team has no pipeline with a stage.");
  const params = { recordTypeId: data[0].id };
  const trigger = { event: "stage_change" as const, stage_ids: [stage.id] };
  const createDeal = async (email: string): Promise<string> =>
    (await owner.client.records.createDeal({ params, body: { deal_name: email, stage_id: stage.id, email } })).id;
  const operate = (...args: string[]) => change(...args, "--team", tenant.teamId);
  return { ...tenant, owner, trigger, createDeal, operate };
}

const FLAG = "enable_marketing_email";
const setFlag = (verb: "enable" | "disable", { operate }: Made) => operate("remote-config", verb, FLAG);

/** What a team's automations require, with the functions that take it away and give it back. */
const MEANS = [
  [
    "the plan",
    ({ team }: Made) => team.update({ plan: "FREE" }),
    ({ operate }: Made) => operate("team", "extend-trial", "--days", "7"),
  ],
  ["the flag", (made: Made) => setFlag("disable", made), (made: Made) => setFlag("enable", made)],
] as const;

const AN_OPEN_TEAM = [
  "an open team",
  ({ operate }: Made) => operate("team", "disable"),
  ({ operate }: Made) => operate("team", "enable"),
] as const;

test.each(MEANS)(
  "without %s nobody enters, and what happened meanwhile starts nothing later",
  async (_, take, giveBack) => {
    const made = await teamWithStage();
    const { teamId, owner, trigger, createDeal } = made;
    const { id } = await activeAutomation(owner, { trigger, actions: [noteStep("end", "끝")] });
    await take(made);
    await createDeal("meanwhile@visitor.example");
    await untilIdle(teamId);
    expect(await enrollmentsOf(teamId, id)).toEqual([]);
    await giveBack(made);
    const later = await createDeal("later@visitor.example");
    await untilIdle(teamId);
    expect(await enrollmentsOf(teamId, id)).toMatchObject([{ record_id: later, status: "finished" }]);
  },
  120_000,
);

test.each([...MEANS, AN_OPEN_TEAM])(
  "without %s people who are due pause, and continue once it is back",
  async (_, take, giveBack) => {
    const made = await teamWithStage();
    const { teamId, owner, trigger, createDeal } = made;
    const actions = [delayStep("wait"), noteStep("end", "끝")];
    const automation = await activeAutomation(owner, { trigger, actions });
    await createDeal("paused@visitor.example");
    await untilIdle(teamId);
    const read = async () => (await enrollmentsOf(teamId, automation.id))[0];
    const id = String((await read())?.id);
    await take(made);
    await runEnrollmentIn(teamId, id, 3);
    await untilIdle(teamId);
    expect(await read()).toMatchObject({ status: "paused", step_id: "wait" });
    await giveBack(made);
    await untilIdle(teamId);
    expect(await read()).toMatchObject({ status: "running", step_id: "wait" });
    await runEnrollmentIn(teamId, id, 4);
    await untilIdle(teamId);
    expect(await read()).toMatchObject({ status: "finished" });
  },
  120_000,
);
