import { companyKey } from "../duplicate/company-key";
import type { FieldSet } from "../field/custom-field";
import { missingFields } from "../field/field-values";
import { contactFinder } from "../import/find-contact";
import { importedIds } from "../import/import";
import { importedCompany, importedContact } from "../import/imported-record";
import type { CrmRecord } from "../record/record";
import type { ItemResult } from "../task/task";
import type { CardItem } from "./card-values";
import { type CardLink, changesOf } from "./save-card";
import type { SavedCard } from "./saved-card";
import { businessCardTexts } from "./texts";

/** The team's existing data that a batch of cards is matched with. */
export type CardMatchContext = {
  links: ReadonlyMap<string, CardLink>;
  /** The contacts of the links, by the ids that the links name. */
  linked: ReadonlyMap<string, CrmRecord>;
  /** Contacts that new cards may match, oldest first. */
  contacts: readonly CrmRecord[];
  /** Ids by company key. */
  companies: ReadonlyMap<string, string>;
  sets: { company: FieldSet; contact: FieldSet };
};

export type CardStamp = { syncId: string; editor: { id: string }; now: string };

export type RecordChange = { before: CrmRecord | null; after: CrmRecord };
export type SavedCards = { changes: RecordChange[]; links: CardLink[]; results: ItemResult[] };

/** Creates and changes records for a batch of cards. Each card is saved as a whole or not at all, in order. */
export function saveCards(items: readonly CardItem[], context: CardMatchContext, stamp: CardStamp): SavedCards {
  const state = { context, stamp, changes: new Map<string, RecordChange>(), companies: new Map(context.companies) };
  const saved = items.map((item) => saveOne(item, state));
  return {
    changes: [...state.changes.values()],
    links: saved.flatMap(({ link }) => link ?? []),
    results: saved.map(({ result }) => result),
  };
}

type State = {
  context: CardMatchContext;
  stamp: CardStamp;
  changes: Map<string, RecordChange>;
  companies: Map<string, string>;
};
type Saved = { link?: CardLink; result: ItemResult };

function saveOne(item: CardItem, state: State): Saved {
  const { context, changes } = state;
  const link = context.links.get(item.card_id);
  if (!item.values.first_name) return skipped(item, businessCardTexts.noName);
  const known = link ? context.linked.get(link.contact_id) : findContact(item, state);
  if (link && !known) return skipped(item, businessCardTexts.contactGone);
  const { id: companyId, made } = companyOf(item, state);
  const contact = known ? (changes.get(known.id)?.after ?? known) : undefined;
  if (made && missingFields(made, context.sets.company).length > 0) return refused(item);
  return contact ? change(item, state, contact, link, companyId, made) : create(item, state, companyId, made);
}

/** Finds a contact by the import's rules: e-mail address, else name and number, else name and company. */
function findContact({ values, company }: CardItem, { context, changes, companies }: State): CrmRecord | undefined {
  const made = [...changes.values()].map(({ after }) => after).filter(({ kind }) => kind === "contact");
  const { first_name, last_name, email, phone, tel } = values;
  const numbers = { ...(phone && { phone }), ...(tel && { tel }) };
  const find = contactFinder([...context.contacts, ...made]);
  return find(
    { first_name, last_name, values: { ...(email && { email }), ...numbers } },
    companies.get(companyKey(company)),
  );
}

/** The company on a card. A new one is returned as `made`, and not yet added to the changes. */
function companyOf({ company, address, url, row }: CardItem, { context, stamp, companies }: State) {
  if (!company) return { id: null, made: undefined };
  const known = companies.get(companyKey(company));
  if (known) return { id: known, made: undefined };
  const planned = {
    key: companyKey(company),
    row,
    name: company,
    values: { ...(address && { address }), ...(url && { url }) },
  };
  const making = { id: importedIds(stamp.syncId).company(row), editor: stamp.editor, now: stamp.now };
  const made = importedCompany(planned, context.sets.company, making);
  return { id: made.id, made };
}

function addCompany({ changes, companies }: State, made: CrmRecord | undefined): string[] {
  if (!made) return [];
  changes.set(made.id, { before: null, after: made });
  companies.set(companyKey(made.name), made.id);
  return [made.id];
}

function create(item: CardItem, state: State, companyId: string | null, made: CrmRecord | undefined): Saved {
  const { context, stamp, changes } = state;
  const { first_name, last_name, ...values } = item.values;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ""));
  const planned = { key: "", row: item.row, first_name, last_name, company: null, values: given };
  const making = { id: importedIds(stamp.syncId).contact(item.row), editor: stamp.editor, now: stamp.now };
  const contact = importedContact(planned, companyId, context.sets.contact, making);
  if (missingFields(contact, context.sets.contact).length > 0) return refused(item);
  const companies = addCompany(state, made);
  changes.set(contact.id, { before: null, after: contact });
  return {
    link: linkOf(item, contact, companyId, stamp),
    result: done(item, "created", { made: [contact.id, ...companies] }),
  };
}

function change(
  item: CardItem,
  state: State,
  contact: CrmRecord,
  link: CardLink | undefined,
  companyId: string | null,
  made: CrmRecord | undefined,
): Saved {
  const { stamp, changes } = state;
  const values = changesOf(contact, item, link, companyId);
  const isChanged = Object.keys(values).length > 0;
  // A new company is made only if the contact goes there.
  const companies = values.company_id === undefined ? [] : addCompany(state, made);
  const meant = made && companies.length === 0 ? (link?.company_id ?? null) : companyId;
  if (isChanged) {
    const before = changes.has(contact.id) ? (changes.get(contact.id)?.before ?? null) : contact;
    const after = { ...contact, ...values, updated_at: stamp.now, updated_by: stamp.editor.id };
    changes.set(contact.id, { before, after });
  }
  const outcome = link ? (isChanged ? "updated" : "unchanged") : "linked";
  const was = Object.fromEntries(Object.keys(values).map((name) => [name, contact[name as keyof CrmRecord]]));
  const changed = isChanged ? { id: contact.id, was, is: values } : null;
  return {
    link: linkOf(item, link ? { id: link.contact_id } : contact, meant, stamp),
    result: done(item, outcome, { made: companies, changed }),
  };
}

const linkOf = (
  { card_id, company, values }: CardItem,
  { id }: Pick<CrmRecord, "id">,
  company_id: string | null,
  { now, syncId }: CardStamp,
): CardLink => ({ card_id, contact_id: id, company, company_id, values, synced_at: now, sync_id: syncId });

const done = (
  item: CardItem,
  outcome: SavedCard["outcome"],
  { made, changed = null }: Partial<SavedCard> & Pick<SavedCard, "made">,
): ItemResult => {
  const is_new = outcome === "created" || outcome === "linked";
  const data: Omit<SavedCard, "card_id"> = { outcome, is_new, made, changed };
  return { id: item.card_id, status: "SUCCESS", message: null, data };
};

const skipped = (item: CardItem, message: ItemResult["message"]): Saved => ({
  result: { ...done(item, "skipped", { made: [] }), message: message && { ...message } },
});

const refused = ({ card_id }: CardItem): Saved => ({
  result: { id: card_id, status: "ERROR", message: { ...businessCardTexts.incomplete } },
});
