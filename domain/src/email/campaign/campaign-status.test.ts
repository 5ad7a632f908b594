import { describe, expect, test } from "vitest";
import { assertCanDo, type CampaignAction, type CampaignStatus, canDo, type PauseReason } from "./campaign-status";

const LAUNCHED = "2026-12-01T00:00:00.000Z";
const ACTIONS: CampaignAction[] = [
  "edit",
  "delete",
  "launch",
  "schedule",
  "unschedule",
  "pause",
  "resume",
  "cancel",
  "finish",
  "resend",
];

describe("the actions that a campaign allows", () => {
  test.each<[CampaignStatus, string | null, CampaignAction[]]>([
    ["draft", null, ["edit", "delete", "launch", "schedule"]],
    ["scheduled", null, ["launch", "unschedule", "pause"]],
    ["paused", null, ["launch", "unschedule", "resume"]],
    ["sending", LAUNCHED, ["pause", "cancel", "finish", "resend"]],
    ["paused", LAUNCHED, ["resume", "cancel"]],
    ["sent", LAUNCHED, ["delete", "resend"]],
    ["cancelled", LAUNCHED, ["delete"]],
  ])("in the status %s, launched at %s", (status, launched_at, allowed) =>
    expect(ACTIONS.filter((action) => canDo(action, { status, launched_at }))).toEqual(allowed),
  );

  test("an automation's mails can be paused, resumed and sent again, and nothing else", () => {
    const workflow = { automation_id: "a", step_id: "s" };
    const allowed = (status: CampaignStatus) =>
      ACTIONS.filter((action) => canDo(action, { status, launched_at: LAUNCHED, workflow }));
    expect([allowed("sending"), allowed("paused"), allowed("cancelled")]).toEqual([
      ["pause", "resend"],
      ["resume"],
      [],
    ]);
    const cancel = () => assertCanDo("cancel", { status: "sending", launched_at: LAUNCHED, workflow });
    expect(cancel).toThrow(expect.objectContaining({ code: "CONFLICT" }));
  });

  test.each<[PauseReason, string | null, boolean]>([
    ["member", null, true],
    ["check", null, true],
    ["late", null, false],
    ["owner", null, false],
    ["domain", LAUNCHED, true],
  ])("a campaign paused for the reason %s, launched at %s, can be resumed: %s", (reason, launched_at, is) =>
    expect(canDo("resume", { status: "paused", launched_at, pause: { reason } })).toBe(is),
  );

  test.each<[CampaignStatus, string]>([
    ["sent", "This email campaign has already been sent."],
    ["scheduled", "A scheduled campaign can't be edited. Please cancel its schedule first."],
  ])("the refusal to edit a campaign in the status %s states the reason", (status, message) =>
    expect(() => assertCanDo("edit", { status, launched_at: null })).toThrow(message),
  );

  test.each<[PauseReason, string]>([
    ["late", "The scheduled time was missed by more than an hour, so nothing was sent."],
    ["check", "The check before sending found a problem, so nothing was sent."],
    ["owner", "The person who scheduled it is no longer an active member, so nothing was sent."],
    ["member", "The schedule of this email campaign is paused."],
  ])("the refusal to edit a schedule that was paused for the reason %s states the reason", (reason, message) =>
    expect(() => assertCanDo("edit", { status: "paused", launched_at: null, pause: { reason } })).toThrow(message),
  );
});
