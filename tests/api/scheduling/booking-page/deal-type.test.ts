import { beforeAll, expect, test } from "vitest";
import { bookingPage, connectGoogle } from "../../../support/scheduling/booking";
import { eventsOf } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  await connectGoogle(admin);
});

const dealType = async (title: string) => {
  const statuses = [{ status: "IN_SALES" as const, stages: [{ label: "New" }, { label: "Talk" }] }];
  const { id, statuses: made } = await admin.client.records.createPipeline({ body: { title, statuses } });
  const [first = "", second = ""] = made.flatMap(({ stages }) => stages.map((stage) => stage.id));
  return { id, first, second };
};
const pageInto = async (record_type_id: string | null, stage_id: string | null) =>
  (await bookingPage(admin, { form_submissions_mapping: { record_type_id, stage_id } })).id;
const mappingOf = async (id: string) =>
  (await admin.client.scheduling.getBookingPage({ params: { id } })).form_submissions_mapping;

test("pages of a deleted deal type create leads, and other pages don't change", async () => {
  const [gone, kept] = [await dealType("Gone"), await dealType("Kept")];
  const [one, two, other] = [
    await pageInto(gone.id, gone.second),
    await pageInto(gone.id, null),
    await pageInto(kept.id, kept.second),
  ];
  await admin.client.records.deletePipeline({ params: { id: gone.id } });
  const lead = { record_type_id: null, stage_id: null };
  await until(async () => (await mappingOf(one)).record_type_id === null);
  await until(async () => (await mappingOf(two)).record_type_id === null);
  expect([await mappingOf(one), await mappingOf(two)]).toEqual([lead, lead]);
  expect(await mappingOf(other)).toEqual({ record_type_id: kept.id, stage_id: kept.second });
  expect(await eventsOf(tenant.teamId, "booking-page.changed")).toHaveLength(2);
});

test("pages of a deleted stage create deals at the first one", async () => {
  const type = await dealType("Short");
  const page = await pageInto(type.id, type.second);
  await admin.client.records.deleteStage({ params: { id: type.id, stageId: type.second } });
  await until(async () => (await mappingOf(page)).stage_id === null);
  expect(await mappingOf(page)).toEqual({ record_type_id: type.id, stage_id: null });
});
