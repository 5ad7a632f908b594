import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { routerBody, routerOf } from "../../support/routing/router";
import { newPublicId } from "../../support/scheduling/booking";
import { call } from "../../support/suite/call";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member();
});

const at = (id: string) => ({ params: { id } });

describe("a workflow", () => {
  test("is another name for a router", async () => {
    const { id, router } = await routerOf(owner, { title: "데모" });
    const item = {
      id,
      name: "데모",
      status: "inactive",
      record_count: 0,
      created_by: owner.uid,
      created_at: router.created_at,
      updated_by: owner.uid,
      updated_at: router.updated_at,
    };
    const { client } = await tenant.member();
    expect(await client.routing.getWorkflow(at(id))).toEqual({
      ...item,
      entries: [
        { type: "form", ...router.form },
        { type: "router", linkId: id, mappings: router.metadata.mappings },
      ],
    });
    expect((await client.routing.listWorkflows({})).data).toContainEqual(item);
  });

  test.each([
    ["custom", null, 2],
    ["mapping", "", 0],
  ] as const)("is created with a form of the kind %s", async (form_type, form_selector, questions) => {
    const id = newPublicId();
    const made = await owner.client.routing.createWorkflow({ ...at(id), body: { name: "새 라우터", form_type } });
    expect(made).toMatchObject({ id, name: "새 라우터", status: "inactive", record_count: 0 });
    const router = await owner.client.routing.getRouter({ ...at(id), query: {} });
    expect(router).toMatchObject({ form_type, form_selector, title: "새 라우터" });
    expect(router.form.components).toHaveLength(questions);
    const again = owner.client.routing.createWorkflow({ ...at(id), body: { name: "새 라우터" } });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  test("can change its form alone, and keeps its rules", async () => {
    const { id, router } = await routerOf(owner);
    const components = [{ name: "q", label: "무엇을 찾으세요?", type: "longText" as const }];
    const changed = await owner.client.routing.changeWorkflow({
      ...at(id),
      body: { name: "바뀐 이름", entries: [{ type: "form", metadata: { title: "문의" }, components }] },
    });
    expect(changed).toMatchObject({ name: "바뀐 이름", entries: [{ components }, { linkId: id }] });
    const after = await owner.client.routing.getRouter({ ...at(id), query: {} });
    expect(after).toMatchObject({ default: router.default, metadata: router.metadata, title: "바뀐 이름" });
  });

  test("can be renamed with its draft, which is deleted when its form changes", async () => {
    const { id, router } = await routerOf(owner);
    const { client } = await tenant.member();
    const { default: fallback, metadata, ...body } = { ...router, title: "초안" };
    await client.routing.putRouterDraft({ ...at(id), query: {}, body: { ...body, default: fallback, metadata } });
    expect(await client.routing.renameWorkflow({ ...at(id), body: { name: "새 이름" } })).toMatchObject({
      name: "새 이름",
      updated_by: expect.not.stringMatching(owner.uid),
    });
    const draftOf = async () => (await client.routing.getRouterDraft(at(id))).data;
    expect(await draftOf()).toMatchObject({ body: { title: "새 이름" } });
    await client.routing.changeWorkflow({ ...at(id), body: { name: "다른 이름", entries: [] } });
    expect(await draftOf()).toBeNull();
  });

  test("takes submissions only while it is active, and repeated switching changes nothing", async () => {
    const { id } = await routerOf(owner);
    const { routing } = owner.client;
    for (const _ of ["once", "again"])
      expect(await routing.activateWorkflow(at(id))).toMatchObject({ status: "active" });
    for (const _ of ["once", "again"])
      expect(await routing.deactivateWorkflow(at(id))).toMatchObject({ status: "inactive" });
    const changes = await eventsOf(tenant.teamId, "router.changed");
    expect(changes.filter(({ after }) => (after as { id: string }).id === id)).toHaveLength(2);
  });

  test("can be activated without a body, as by older clients", async () => {
    const { id } = await routerOf(owner);
    for (const [path, status] of [
      ["active", "active"],
      ["inactive", "inactive"],
    ])
      expect(await call(owner.idToken, "POST", `/workflows/${id}/${path}`)).toMatchObject({
        status: 200,
        body: { status },
      });
  });

  test("can be deleted by its creator", async () => {
    const { id } = await routerOf(owner);
    const other = await tenant.member("admin");
    await expect(other.client.routing.deleteWorkflow(at(id))).rejects.toMatchObject({ status: 403 });
    await owner.client.routing.deleteWorkflow(at(id));
    await expect(owner.client.routing.getWorkflow(at(id))).rejects.toMatchObject({ status: 404 });
  });
});

describe("a workflow is refused for", () => {
  const unfinished = () => ({ id: randomUUID(), type: "text" as const, value: "" });

  test("activating it while it is incomplete, with the reasons", async () => {
    const { id, body } = await routerOf(owner, { default: unfinished() });
    const refused = owner.korean.routing.activateWorkflow(at(id));
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: "메시지를 입력해 주세요.",
      details: [{ step: "actions", target: body.default.id, message: "메시지를 입력해 주세요." }],
    });
    expect(await owner.client.routing.getWorkflow(at(id))).toMatchObject({ status: "inactive" });
  });

  test("making it incomplete while it is active", async () => {
    const { id, body } = await routerOf(owner);
    await owner.client.routing.activateWorkflow(at(id));
    const change = { ...at(id), query: {}, body: { ...body, default: unfinished() } };
    await expect(owner.client.routing.putRouter(change)).rejects.toMatchObject({ status: 400 });
    await owner.client.routing.deactivateWorkflow(at(id));
    await expect(owner.client.routing.putRouter(change)).resolves.toMatchObject({ default: { value: "" } });
  });

  test("rules that lead nowhere", async () => {
    const fields = [{ id: "one", name: "name", type: "string" as const }];
    const leadTo = (value: string) => [
      { from: "one", cases: [{ operator: "is", value: "x", to: { type: "field" as const, value } }] },
    ];
    for (const target of ["nowhere", "one"]) {
      const put = owner.client.routing.putRouter({
        ...at(newPublicId()),
        query: {},
        body: routerBody({ fields, rules: leadTo(target) }),
      });
      await expect(put, target).rejects.toMatchObject({
        status: 400,
        details: [expect.objectContaining({ step: "route" })],
      });
    }
  });

  test("another router's entry, or a duplicate question", async () => {
    const { id } = await routerOf(owner);
    const mappings = routerBody().metadata.mappings;
    const put = (entries: unknown[]) => call(owner.idToken, "PUT", `/workflows/${id}`, { name: "x", entries });
    expect(await put([{ type: "router", linkId: newPublicId(), mappings }])).toMatchObject({
      status: 400,
      body: { details: [{ path: "body.entries.0.linkId" }] },
    });
    const question = { name: "q", label: "Q", type: "shortText" };
    expect(await put([{ type: "form", metadata: {}, components: [question, question] }])).toMatchObject({
      status: 400,
    });
    expect(await call(owner.idToken, "PATCH", `/workflows/${id}/name`, { name: " " })).toMatchObject({ status: 400 });
  });

  test("a caller of another team", async () => {
    const { id } = await routerOf(owner);
    const { routing } = (await (await createTenant({ plan: "PRO" })).member("admin")).client;
    const gone = { status: 404 };
    await expect(routing.getWorkflow(at(id))).rejects.toMatchObject(gone);
    await expect(routing.activateWorkflow(at(id))).rejects.toMatchObject(gone);
    await expect(routing.deactivateWorkflow(at(id))).rejects.toMatchObject(gone);
    await expect(routing.renameWorkflow({ ...at(id), body: { name: "x" } })).rejects.toMatchObject(gone);
    await expect(routing.deleteWorkflow(at(id))).rejects.toMatchObject(gone);
    const taken = routing.createWorkflow({ ...at(id), body: { name: "x" } });
    await expect(taken).rejects.toMatchObject({ status: 409 });
  });
});
