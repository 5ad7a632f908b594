import { beforeAll, describe, expect, test } from "vitest";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { unique } from "./fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  member = await tenant.member("member");
});

const COMPANY = { entityId: "company" as const, id: "company" };
const query = { version: "20241114" };

const details = (params: typeof COMPANY = COMPANY, { client }: Member = member) =>
  client.records.getDetailsLayout({ params, query });
type Layout = Awaited<ReturnType<typeof details>>;
const saveLayout = (body: Omit<Layout, "version"> & { version?: number }, { client }: Member = admin) =>
  client.records.setDetailsLayout({ params: COMPANY, query, body });
const placesIn = ({ positions }: Layout) =>
  positions.flatMap(({ sections }) => sections.flatMap(({ children }) => children.flatMap((group) => group.children)));

type Place = ReturnType<typeof placesIn>[number];

/** The layout with `change` applied to every place. */
const withPlaces = (layout: Layout, change: (place: Place) => Partial<Place>): Layout => ({
  ...layout,
  positions: layout.positions.map((position) => ({
    ...position,
    sections: position.sections.map((section) => ({
      ...section,
      children: section.children.map((group) => ({
        ...group,
        children: group.children.map((place) => ({ ...place, ...change(place) })),
      })),
    })),
  })),
});

const makeField = (label = unique("필드")) =>
  admin.client.records.createField({ params: { entityId: "company" }, query: {}, body: { label, type: "text" } });

describe("a details layout", () => {
  test("is the default until an admin saves another one, which every member gets", async () => {
    const before = await details();
    expect(before).toMatchObject({ version: 0, top_section_widgets: ["url"] });
    expect(before.positions.map(({ column_ratio, sections }) => [column_ratio, sections[0]?.type])).toEqual([
      [1, "information"],
      [1, "memo"],
    ]);
    const wanted = { ...before, positions: [...before.positions].reverse(), top_section_widgets: [] };
    const kept = await saveLayout(wanted);
    expect(kept).toEqual({ ...wanted, version: 1 });
    expect(await details()).toEqual(kept);
    expect(await eventsOf(tenant.teamId, "layout.changed")).toHaveLength(1);
  });

  test("shows a new field at once, and drops an archived one", async () => {
    await saveLayout(await details());
    const field = await makeField();
    expect(placesIn(await details()).at(-1)).toEqual({
      id: field.id,
      category: "custom",
      is_visible: true,
      required: false,
    });
    await admin.client.records.toggleField({
      params: { entityId: "company", fieldId: field.id },
      query: { active: false },
    });
    expect(placesIn(await details()).some(({ id }) => id === field.id)).toBe(false);
  });

  test("can hide an optional field, which reappears once it is required", async () => {
    const layout = await details();
    const hidden = withPlaces(layout, ({ id }) => ({ is_visible: id !== "address" }));
    expect(placesIn(await saveLayout(hidden)).find(({ id }) => id === "address")).toMatchObject({ is_visible: false });
    const change = { change: { from: 0, to: 1 } };
    const body = { transaction: change, field: { required: true } };
    await admin.client.records.changeFieldDefinition({
      params: { entityId: "company", fieldId: "address" },
      query: {},
      body,
    });
    expect(placesIn(await details()).find(({ id }) => id === "address")).toMatchObject({
      is_visible: true,
      required: true,
    });
    await expect(saveLayout(hidden)).rejects.toMatchObject({ status: 409 });
    const { version: _, ...late } = hidden;
    await expect(saveLayout(late)).rejects.toMatchObject({ status: 406, details: ["address"] });
  });

  test("drops unknown fields, and refuses a field that appears twice", async () => {
    const layout = await details();
    const [first] = layout.positions;
    if (!first) throw new Error("no columns");
    const stranger: Place = { id: "nothing", category: "custom", is_visible: true, required: false };
    const group = (id: string, children: Place[]) => ({
      id,
      type: "group" as const,
      title: id,
      content_type: "field" as const,
      children,
    });
    const box = (...children: ReturnType<typeof group>[]) => ({
      ...layout,
      positions: [{ column_ratio: 1, sections: [{ id: "box", type: "information" as const, children }] }],
    });
    const kept = await saveLayout(box(group("a", [stranger]), group("b", [])));
    expect(placesIn(kept).some(({ id }) => id === "nothing")).toBe(false);
    expect(kept.positions[0]?.sections.map(({ type }) => type)).toEqual(["information", "memo"]);
    const { version } = kept;
    const name: Place = { ...stranger, id: "name", category: "standard" };
    await expect(saveLayout({ ...box(group("a", [name]), group("b", [name])), version })).rejects.toMatchObject({
      status: 400,
    });
    await expect(saveLayout({ ...box(group("a", []), group("a", [])), version })).rejects.toMatchObject({
      status: 400,
    });
    expect(await details()).toEqual(kept);
  });

  test("that two admins save at once is saved for one of them", async () => {
    const layout = await details();
    const answers = await Promise.allSettled([saveLayout(layout), saveLayout(layout)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("can only be changed by admins, and each team has its own", async () => {
    await expect(saveLayout(await details(), member)).rejects.toMatchObject({ status: 403 });
    const stranger = await (await createTenant()).member("member");
    expect(await details(COMPANY, stranger)).toMatchObject({ version: 0, top_section_widgets: ["url"] });
  });
});

describe("each deal type", () => {
  const newType = () =>
    admin.client.records.createPipeline({
      body: { title: unique("유형"), statuses: [{ status: "BEFORE_SALES", stages: [{ label: "처음" }] }] },
    });

  test("has its own card settings, without archived fields", async () => {
    const [one, other] = [await newType(), await newType()];
    const of = (id: string) => ({ params: { entityId: "deal" as const, id }, query: {} });
    const read = (id: string) => member.client.records.getCardSettings(of(id));
    expect((await read(one.id)).field_identifiers).toEqual(["company", "contract_amount", "close_date", "assignee"]);
    const body = { field_identifiers: ["email", "nothing", "assignee"] };
    const kept = await admin.client.records.setCardSettings({ ...of(one.id), body });
    expect(kept).toEqual({ field_identifiers: ["email", "assignee"], version: 1 });
    expect(await read(one.id)).toEqual(kept);
    expect(await read(other.id)).toMatchObject({ version: 0 });
    const twice = { field_identifiers: ["email", "email"] };
    await expect(admin.client.records.setCardSettings({ ...of(one.id), body: twice })).rejects.toMatchObject({
      status: 400,
    });
    await expect(read("nowhere")).rejects.toMatchObject({ status: 404 });
  });

  test("loses its layout when it is deleted", async () => {
    const { id } = await newType();
    await admin.client.records.setCardSettings({
      params: { entityId: "deal", id },
      query: {},
      body: { field_identifiers: [] },
    });
    await admin.client.records.deletePipeline({ params: { id } });
    await until(async () => !(await stored(tenant.teamId, "layouts")).some((layout) => layout.id === id));
  });
});
