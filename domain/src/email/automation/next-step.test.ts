import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Filter } from "../../records/filter/filter";
import { newEnrollment } from "./enrollment";
import { afterDecision, type EnrollmentContext, moved, nextStep, resumed } from "./next-step";
import type { Step } from "./step";
import { StepMail } from "./step-mail";
import { flatSteps } from "./steps";

const NOW = "2027-03-01T03:00:00.000Z";
const LATER = "2027-03-09T03:00:00.000Z";
const FILTER: Filter = { operator: "AND", conditions: [{ identifier: "email", condition: "isNotEmpty" }] };
const FACTS: EnrollmentContext = { automation: "active", ends: undefined, holds: () => true, quietUntil: undefined };

const delay = (id: string): Step => ({
  ...{ id, type: "delay", days: 1, hours: 0, time: "09:00", timezone: "Asia/Seoul", business_hours: false },
});
const update = (id: string): Step => ({ id, type: "update_field", field_id: "role", value: "x" });
const mail = (id: string, kind: "marketing" | "service"): Step => ({
  ...{ id, type: "send_email", email_campaign: StepMail.parse({ kind }) },
});
const condition = (id: string, yes: Step[], no: Step[]): Step => ({
  ...{ id, type: "condition", filter: FILTER, label: "", yes, no },
});

const enter = (actions: Step[], now = NOW) =>
  newEnrollment(
    { id: "e", automation_id: "a", version: 1, record_id: "r", email: "a@b.example", event_id: "s" },
    actions[0]?.id ?? null,
    now,
  );

/** Runs an enrollment until it ends; the clock jumps to whatever is waited for. */
function walk(actions: Step[], facts: EnrollmentContext = FACTS) {
  let enrollment = enter(actions);
  let now = NOW;
  for (let turn = 0; turn < 300; turn++) {
    const decision = nextStep(actions, enrollment, now, facts);
    if (decision.do === "nothing") break;
    if (decision.do === "act") enrollment = moved(enrollment, { to: decision.to, result: "done", detail: "" }, now);
    else enrollment = afterDecision(enrollment, decision, now);
    if (enrollment.due_at > now) now = enrollment.due_at;
  }
  return enrollment;
}

describe("the next step", () => {
  test("of a delay is to wait, then the step after it", () => {
    const actions = [delay("d"), update("u")];
    const decision = nextStep(actions, enter(actions), NOW, FACTS);
    expect(decision).toEqual({ do: "wait", until: "2027-03-02T00:00:00.000Z" });
    if (decision.do !== "wait") return;
    const waiting = afterDecision(enter(actions), decision, NOW);
    expect(nextStep(actions, waiting, NOW, FACTS)).toEqual({ do: "nothing" });
    expect(nextStep(actions, waiting, LATER, FACTS)).toEqual({ do: "move", result: "waited", to: "u" });
  });

  test("of a condition is the first of its branch, and of an empty branch the step after it", () => {
    const actions = [condition("c", [update("y")], []), update("after")];
    const no = { ...FACTS, holds: () => false };
    expect(nextStep(actions, enter(actions), NOW, FACTS)).toEqual({ do: "move", result: "yes", to: "y" });
    expect(nextStep(actions, enter(actions), NOW, no)).toEqual({ do: "move", result: "no", to: "after" });
    expect(walk(actions).passed.map(({ step_id }) => step_id)).toEqual(["c", "y", "after"]);
  });

  test("pauses while the automation is off, and goes on where it was", () => {
    const actions = [update("u")];
    const paused = afterDecision(enter(actions), { do: "pause" }, NOW);
    expect(nextStep(actions, enter(actions), NOW, { ...FACTS, automation: "inactive" })).toEqual({ do: "pause" });
    expect(nextStep(actions, paused, LATER, { ...FACTS, automation: "inactive" })).toEqual({ do: "nothing" });
    expect(resumed(paused, LATER).due_at).toBe(LATER);
    expect(nextStep(actions, resumed(paused, LATER), LATER, FACTS)).toMatchObject({ do: "act", to: null });
  });

  test("keeps waiting while the automation is off", () => {
    const actions = [delay("d")];
    const waiting = { ...enter(actions), waiting: true, due_at: LATER };
    expect(nextStep(actions, waiting, NOW, { ...FACTS, automation: "inactive" })).toEqual({ do: "nothing" });
  });

  test.each(["unsubscribed", "booked", "record_deleted"] as const)("is to stop for the reason %s", (ends) => {
    const actions = [update("u")];
    const decision = nextStep(actions, enter(actions), NOW, { ...FACTS, ends });
    expect(decision).toEqual({ do: "stop", reason: ends });
    expect(walk(actions, { ...FACTS, ends })).toMatchObject({ status: "stopped", stop_reason: ends, passed: [] });
  });

  test("of a marketing mail is to wait until the morning, while a service mail is sent at any hour", () => {
    const quiet = { ...FACTS, quietUntil: LATER };
    const marketing = [mail("m", "marketing")];
    expect(nextStep(marketing, enter(marketing), NOW, quiet)).toEqual({ do: "wait", until: LATER });
    const waiting = afterDecision(enter(marketing), { do: "wait", until: LATER }, NOW);
    expect(nextStep(marketing, waiting, LATER, FACTS)).toMatchObject({ do: "act", to: null });
    const service = [mail("s", "service")];
    expect(nextStep(service, enter(service), NOW, quiet)).toMatchObject({ do: "act" });
  });

  test("of a deleted automation is to stop at once, even during a delay", () => {
    const waiting = { ...enter([delay("d")]), waiting: true, due_at: LATER };
    const deleted = { ...FACTS, automation: "deleted" as const };
    expect(nextStep([delay("d")], waiting, NOW, deleted)).toEqual({ do: "stop", reason: "automation_deleted" });
  });

  test("does not exist after `leave`", () =>
    expect(walk([condition("c", [{ id: "l", type: "leave" }], []), update("u")])).toMatchObject({
      status: "stopped",
      stop_reason: "left",
    }));
});

const stepOf = (depth: number): fc.Arbitrary<Step> => {
  const simple = fc.constantFrom<Step>(delay(""), update(""), { id: "", type: "leave" });
  if (depth === 0) return simple;
  const branch = fc.array(stepOf(depth - 1), { maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    { weight: 1, arbitrary: fc.tuple(branch, branch).map(([yes, no]) => condition("", yes, no)) },
  );
};

/** Gives every step an id of its own. */
function named(steps: Step[]): Step[] {
  let count = 0;
  const name = (step: Step): Step => {
    const id = `s${count++}`;
    return step.type === "condition"
      ? { ...step, id, yes: step.yes.map(name), no: step.no.map(name) }
      : { ...step, id };
  };
  return steps.map(name);
}

test("every automation ends, and nobody passes a step twice", () =>
  fc.assert(
    fc.property(fc.array(stepOf(3), { maxLength: 6 }), fc.boolean(), (drawn, holds) => {
      const actions = named(drawn);
      const { status, passed } = walk(actions, { ...FACTS, holds: () => holds });
      expect(["finished", "stopped"]).toContain(status);
      const ids = passed.map(({ step_id }) => step_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(flatSteps(actions).length);
    }),
  ));
