import { describe, expect, test } from "vitest";
import { issueText } from "../../shared/issue-text";
import { eventTypeOf, TRIGGER_TYPES } from "./trigger-type";
import {
  keepsEvents,
  rotateSecret,
  SaveWebhook,
  secretsAt,
  setWebhookActive,
  switchOff,
  TargetUrl,
  type Webhook,
} from "./webhook";

const NOW = "2027-03-01T00:00:00.000Z";
const DAY_LATER = "2027-03-02T00:00:00.000Z";

const webhook: Webhook = {
  id: "one",
  target_url: "https://example.com/hook",
  trigger_types: ["lead-created"],
  active: true,
  off_reason: null,
  off_at: null,
  secrets: [{ sealed: "first", expires_at: null }],
  created_at: NOW,
  updated_at: NOW,
};

const textOf = (value: unknown) => {
  const { error } = SaveWebhook.safeParse(value);
  return error?.issues[0] && issueText(error.issues[0], value);
};

test("there are 13 trigger types, each with a type by Standard Webhooks", () => {
  expect(TRIGGER_TYPES).toHaveLength(13);
  for (const type of TRIGGER_TYPES) expect(eventTypeOf(type)).toMatch(/^[a-z]+\.[a-z]+$/);
});

describe("the form for a webhook", () => {
  const trigger_types = ["lead-created"];

  test("needs an address", () => {
    expect(textOf({ target_url: " ", trigger_types })).toMatchObject({ ko: "필수 항목이에요.", en: "Required field" });
  });

  test.each(["example", "ftp://example.com", "https://", "https://user:pass@example.com", "https://user@example.com/"])(
    "needs a valid address, which %s is not",
    (target_url) => expect(textOf({ target_url, trigger_types })?.en).toBe("Please enter a valid URL"),
  );

  test.each(["https://example.com", "https://example.com/a@b?c=d@e", "https://예시.kr/hook"])("accepts %s", (url) =>
    expect(TargetUrl.safeParse(url).success).toBe(true),
  );

  test("needs a known trigger type", () => {
    expect(textOf({ target_url: webhook.target_url, trigger_types: ["lead.created"] })).toMatchObject({
      en: "Invalid trigger type",
    });
    expect(textOf({ target_url: webhook.target_url, trigger_types: [] })).toMatchObject({
      ko: "보낼 일을 하나 이상 골라 주세요.",
      en: "Please choose at least one event.",
    });
  });

  test("has each trigger type once", () => {
    const body = { target_url: webhook.target_url, trigger_types: ["lead-created", "lead-created"] };
    expect(SaveWebhook.parse(body).trigger_types).toEqual(["lead-created"]);
  });
});

describe("a rotated secret", () => {
  const rotated = rotateSecret(webhook, "second", NOW);

  test("is valid next to the previous one for a day", () => {
    expect(secretsAt(rotated, NOW).map(({ sealed }) => sealed)).toEqual(["second", "first"]);
    expect(secretsAt(rotated, DAY_LATER).map(({ sealed }) => sealed)).toEqual(["second"]);
  });

  test("replaces the previous one after two rotations", () => {
    expect(secretsAt(rotateSecret(rotated, "third", NOW), NOW).map(({ sealed }) => sealed)).toEqual([
      "third",
      "second",
    ]);
  });
});

describe("events are stored", () => {
  test("for a webhook that is on, or that failures turned off", () => {
    expect(keepsEvents(webhook)).toBe(true);
    expect(keepsEvents(switchOff(webhook, "failures", NOW))).toBe(true);
  });

  test("not for one that is gone, or that an admin turned off", () => {
    expect(keepsEvents(switchOff(webhook, "gone", NOW))).toBe(false);
    expect(keepsEvents(setWebhookActive(switchOff(webhook, "failures", NOW), false, NOW))).toBe(false);
  });
});
