import { CardItem } from "@dure/domain/records/business-card/card-values";
import { saveCards } from "@dure/domain/records/business-card/save-cards";
import { companyKey } from "@dure/domain/records/duplicate/company-key";
import type { RecordsEvent } from "@dure/domain/records/events";
import { contactKey } from "@dure/domain/records/import/import-plan";
import { entityOf } from "@dure/domain/records/record/entity";
import { saveImportedPerson } from "../import/imported-person-store";
import { writeRecords } from "../record/write-records";
import type { TaskType } from "../task/task-type";
import { saveLink } from "./card-link-store";
import { readCardMatchContext } from "./read-card-match-context";

/**
 * Saves the contacts and companies of some cards. The cards' links are written in the same transaction, so a repeated
 * sync finds them however the one before ended.
 */
export const saveCardItems: TaskType = {
  name: "sync-business-cards",
  idOf: (item) => CardItem.parse(item).card_id,
  // Two cards of different chunks may mean one person, or one new company.
  chunksAtOnce: () => 1,
  apply: async (tx, ctx, { payload }, all) => {
    const items = all.map((item) => CardItem.parse(item)).map((item) => ({ ...item, key: keyOf(item) }));
    const world = await readCardMatchContext(tx, ctx, items);
    const saved = saveCards(items, world, { syncId: String(payload), editor: ctx.actor, now: ctx.now });
    await writeRecords(tx, ctx.teamId, saved.changes, [world.sets.company, world.sets.contact], ctx.now);
    for (const link of saved.links) saveLink(tx, ctx.teamId, link);
    const keys = new Map(items.map(({ card_id, key }) => [card_id, key]));
    const made = new Map(saved.changes.filter(({ before }) => !before).map(({ after }) => [after.id, after]));
    for (const { card_id, contact_id } of saved.links) {
      const contact = made.get(contact_id);
      if (contact) saveImportedPerson(tx, ctx.teamId, keys.get(card_id) ?? "", contact, ctx.now);
    }
    return { results: saved.results, events: saved.changes.map(eventOf) };
  },
};

/** The key that identifies the contact across imports. */
function keyOf({ values, company }: CardItem): string {
  const { first_name, last_name, email, phone, tel } = values;
  const known = { ...(email && { email }), ...(phone && { phone }), ...(tel && { tel }) };
  return contactKey({ first_name, last_name }, known, company ? companyKey(company) : null);
}

const eventOf = ({ before, after }: ReturnType<typeof saveCards>["changes"][number]): RecordsEvent =>
  before
    ? { type: `${entityOf(after)}.changed`, before, after }
    : { type: `${entityOf(after)}.created`, before: null, after };
