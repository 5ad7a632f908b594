import { mapConcurrently } from "./map-concurrently";
import { type SeedDeal, type SeedLead, seedRecordsData } from "./records-data";
import { seedFields } from "./seed-fields";
import type { Member } from "./team";

const CALLS_AT_ONCE = 8;

/** Creates custom fields, companies, contacts, leads, deals at every stage, and notes. */
export async function seedRecords(members: readonly Member[]): Promise<void> {
  const [admin] = members;
  if (!admin) return;
  const data = seedRecordsData(members.length, Date.now());
  const of = (place: number): Member => members[place] ?? admin;

  const customOf = await seedFields(admin);

  const companies = await mapConcurrently(CALLS_AT_ONCE, data.companies, (body, index) =>
    of(index % members.length).client.records.createCompany({ body: { ...body, custom_field: customOf("company") } }),
  );
  const contacts = await mapConcurrently(CALLS_AT_ONCE, data.contacts, ({ company, values }, index) =>
    of(index % members.length).client.records.createContact({
      body: { ...values, company: reference(companies, company), custom_field: customOf("contact") },
    }),
  );
  const bodyOf = ({ values, company, contact, member }: SeedLead) => ({
    ...values,
    assignee: of(member).uid,
    company: reference(companies, company),
    contact: reference(contacts, contact),
    custom_field: customOf("lead"),
  });
  await mapConcurrently(CALLS_AT_ONCE, data.leads, async (lead) => {
    const { client } = of(lead.member);
    const { id } = await client.records.createLead({ body: bodyOf(lead) });
    await writeNotes(client, "lead", id, lead.notes);
  });
  const pipeline = await firstPipeline(admin);
  const [first = ""] = pipeline.stageIds;
  const deals = await mapConcurrently(CALLS_AT_ONCE, data.deals, async (deal) => {
    const { client } = of(deal.member);
    const body = { ...bodyOf(deal), stage_id: first };
    const { id } = await client.records.createDeal({ params: { recordTypeId: pipeline.id }, body });
    await writeNotes(client, "deal", id, deal.notes);
    return { id, stageId: stageFor(pipeline.stageIds, deal) };
  });
  // Moved from the first stage, as people do, so that reports have stage changes.
  for (const stageId of pipeline.stageIds.slice(1)) {
    const lead_ids = deals.filter((deal) => deal.stageId === stageId).map(({ id }) => id);
    const body = { stage_id: stageId, lead_ids };
    if (lead_ids.length > 0) await admin.client.records.allocateLeads({ params: { id: pipeline.id }, body });
  }
}

const reference = (records: readonly { id: string }[], place: number | undefined) => {
  const record = place === undefined ? undefined : records[place];
  return record ? { id: record.id } : null;
};

async function firstPipeline({ client }: Member) {
  const [pipeline] = (await client.records.listPipelines({})).data;
  if (!pipeline) throw new Error("The demo team has no deal type.");
  return { id: pipeline.id, stageIds: pipeline.statuses.flatMap(({ stages }) => stages.map(({ id }) => id)) };
}

const stageFor = (stageIds: readonly string[], { stage }: SeedDeal): string =>
  stageIds[Math.floor(stage * stageIds.length)] ?? "";

/** Writes notes one after the other, so that they keep their order. */
async function writeNotes(client: Member["client"], entityId: "lead" | "deal", id: string, notes: readonly string[]) {
  for (const text of notes) await client.records.createNote({ params: { entityId, id }, body: { text } });
}
