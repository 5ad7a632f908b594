import { describe, expect, test } from "vitest";
import { BusinessCard } from "../../teams/business-card/business-card";
import { newRecord } from "../record/new-record";
import type { CrmRecord } from "../record/record";
import { readCard } from "./card-values";
import { type CardLink, changesOf } from "./save-card";

const NOW = "2026-11-01T00:00:00.000Z";
const MAKING = { id: "contact", editor: { id: "me" }, now: NOW };

const cardOf = (values: object) => readCard(BusinessCard.parse({ id: "1", name: "김민수", ...values }), 1);
const contactOf = (values: Partial<CrmRecord> = {}) =>
  newRecord({ kind: "contact", first_name: "민수", last_name: "김", ...values }, MAKING);
const linkOf = (card: object, company_id: string | null = null): CardLink => {
  const { card_id, values, company } = cardOf(card);
  return { card_id, values, company, company_id, contact_id: "contact", sync_id: "sync", synced_at: NOW };
};

describe("a card", () => {
  test("keeps only values that a contact can have", () => {
    const { values, url } = cardOf({
      email: "no address",
      mobile: "010-1234-5678",
      website: "javascript:1",
      position: "a\u0000b",
    });
    expect(values).toMatchObject({ email: "", phone: { dial_code: "+82", value: "1012345678" }, role: "a b" });
    expect(url).toBe("");
  });

  test("fills only the empty values of a contact without a previous sync", () => {
    const card = cardOf({ email: "a@example.com", position: "팀장" });
    expect(changesOf(contactOf({ role: "대표" }), card, undefined, "company")).toEqual({
      email: "a@example.com",
      company_id: "company",
    });
    expect(changesOf(contactOf({ company_id: "other" }), cardOf({}), undefined, "company")).toEqual({});
  });

  test("changes what nobody has edited since, and empties nothing", () => {
    const link = linkOf({ position: "팀장", department: "구매팀", email: "a@example.com" });
    const contact = contactOf({ role: "대표", department: "구매팀", email: "a@example.com" });
    const card = cardOf({ position: "이사", department: "영업팀", email: "" });
    expect(changesOf(contact, card, link, null)).toEqual({ department: "영업팀" });
  });

  test("changes both parts of a name or neither", () => {
    const card = cardOf({ name: "이영희" });
    expect(changesOf(contactOf(), card, linkOf({}), null)).toEqual({ first_name: "영희", last_name: "이" });
    expect(changesOf(contactOf({ first_name: "철수" }), card, linkOf({}), null)).toEqual({});
  });

  test("moves its contact to another company, unless somebody has moved it", () => {
    const [card, link] = [cardOf({ company: "새회사" }), linkOf({ company: "옛회사" }, "old")];
    expect(changesOf(contactOf({ company_id: "old" }), card, link, "new")).toEqual({ company_id: "new" });
    expect(changesOf(contactOf({ company_id: "chosen" }), card, link, "new")).toEqual({});
    const same = cardOf({ company: " 옛회사 " });
    expect(changesOf(contactOf({ company_id: "old" }), same, link, "renamed")).toEqual({});
  });
});
