import { describe, expect, test } from "vitest";
import { blocks, type CampaignCheckInput, checkCampaign } from "./check-campaign";

const complete = {
  subject: "{{first_name}}님, 새 소식이에요",
  sender_name: "두레",
  sender_email: "news@dure.example",
  segment_ids: ["s1"],
  variables: { first_name: "고객" },
  scheduled_at: null,
  ab_test: null,
};
const facts: CampaignCheckInput = {
  hasContent: true,
  contentVariables: ["first_name", "unsubscribe_link"],
  hasUnsubscribeLink: true,
  hasFooter: true,
  recipients: 1,
  hasDeletedSegment: false,
  senderIssue: undefined,
  now: "2026-12-01T00:00:00.000Z",
};
const found = (changes: Partial<typeof complete> | object, known: Partial<CampaignCheckInput> = {}) =>
  checkCampaign({ ...complete, ...changes }, { ...facts, ...known }).map(({ type, field }) => `${type} ${field}`);

describe("the check before sending", () => {
  test("finds nothing in a complete campaign", () => expect(found({})).toEqual([]));

  test.each<[string, object, Partial<CampaignCheckInput>, string]>([
    ["no subject", { subject: "" }, {}, "required fromInfo.subject"],
    ["no sender name", { sender_name: "" }, {}, "required fromInfo.name"],
    ["no sender address", { sender_email: "" }, {}, "required fromInfo.email"],
    ["a sender that is no address", {}, { senderIssue: "invalid" }, "invalid fromInfo.email"],
    ["a sender on another domain", {}, { senderIssue: "domain_auth_failed" }, "domain_auth_failed fromInfo.email"],
    ["no segment", { segment_ids: [] }, {}, "required recipient.segments"],
    ["nobody to send to", {}, { recipients: 0 }, "no_emails_to_send recipient.segments"],
    [
      "a deleted segment, whoever is in the others",
      { segment_ids: ["s1", "gone"] },
      { hasDeletedSegment: true },
      "invalid recipient.segments",
    ],
    ["no content", {}, { hasContent: false }, "required content"],
    ["a variable without fallback", {}, { contentVariables: ["company"] }, "required content.variables.defaultValue"],
    [
      "a variable of the subject without fallback",
      { subject: "{{ company }}" },
      {},
      "required fromInfo.subject.variables.defaultValue",
    ],
    [
      "a name that every object has",
      { subject: "{{constructor}}" },
      {},
      "required fromInfo.subject.variables.defaultValue",
    ],
    [
      "a test's subject with such a variable",
      { ab_test: { subject: "{{company}}", share_percent: 20, wait_hours: 4 } },
      {},
      "required fromInfo.subject.variables.defaultValue",
    ],
    [
      "a test without second subject",
      { ab_test: { subject: "", share_percent: 20, wait_hours: 4 } },
      {},
      "required abTest.subject",
    ],
    ["no footer", {}, { hasFooter: false }, "required content.footer"],
    ["no unsubscribe link", {}, { hasUnsubscribeLink: false }, "recommended content.unsubscribeLink"],
    ["a time that is over", { scheduled_at: facts.now }, {}, "invalid schedule.scheduledAt"],
  ])("finds %s", (_, changes, known, expected) => expect(found(changes, known)).toEqual([expected]));

  test("names the variables without fallback", () => {
    const [issue] = checkCampaign(complete, { ...facts, contentVariables: ["company", "title", "first_name"] });
    expect(issue?.names).toEqual(["company", "title"]);
  });

  test("does not block a campaign for a recommendation", () => {
    expect(blocks(checkCampaign(complete, { ...facts, hasUnsubscribeLink: false }))).toBe(false);
    expect(blocks(checkCampaign(complete, { ...facts, hasFooter: false }))).toBe(true);
  });
});
