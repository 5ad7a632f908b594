import { randomUUID } from "node:crypto";
import { Question } from "@dure/domain/forms/question/question";
import { Extra } from "@dure/domain/routing/router/form";
import { PublicRouter } from "@dure/domain/routing/router/public-router";
import { beforeAll, describe, expect, test } from "vitest";
import { routerBody, routerOf } from "../../support/routing/router";
import { bookingPage, connectGoogle, newPublicId } from "../../support/scheduling/booking";
import { firestore } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { eventsOf, stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member();
});

const at = (id: string) => ({ params: { id }, query: {} });
const headerOf = async (id: string) => (await firestore.doc(`crm/${tenant.teamId}/${id}/header`).get()).data();

describe("a router", () => {
  test("is created with a public address, and inactive", async () => {
    const { id, router, body } = await routerOf(owner, { title: "데모 신청" });
    expect(router).toEqual({
      ...body,
      id,
      status: "inactive",
      form_type: "custom",
      link: `${suite.appUrl}/form/${id}`,
      module_config: { team_slug: tenant.slug, link_id: id, extra: null },
      created_by: owner.uid,
      updated_by: owner.uid,
      created_at: expect.any(String),
      updated_at: router.created_at,
    });
    const colleague = await tenant.member();
    expect(await colleague.client.routing.getRouter(at(id))).toEqual(router);
    expect(await eventsOf(tenant.teamId, "router.created")).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ id }) }),
    );
  });

  test("gets an id for its default result if none is sent", async () => {
    const { id, body } = await routerOf(owner);
    const { id: _, ...plain } = body.default;
    const kept = await owner.client.routing.putRouter({ ...at(id), body: { ...body, default: plain } });
    expect(kept.default).toEqual({ ...body.default, id: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  test("keeps its design wherever it is sent", async () => {
    const { id, body, router } = await routerOf(owner);
    const extra = { ...Extra.parse({}), theme: "dark" as const };
    const { extra: _, ...plain } = body;
    const module_config = { ...router.module_config, extra };
    const kept = await owner.client.routing.putRouter({ ...at(id), body: { ...plain, module_config } });
    expect(kept).toMatchObject({ extra, module_config: { extra } });
  });

  test("is listed for the whole team, newest first, with its number of submissions", async () => {
    const older = await routerOf(owner);
    const newer = await routerOf(owner, { form_selector: "contact", web_url: "https://example.com/contact" });
    const rows = firestore.collection(`crm/${tenant.teamId}/${older.id}/body/rows`);
    await Promise.all([1, 2, 3].map(() => rows.doc(randomUUID()).set({ status: "submitted" })));
    const { data } = await (await tenant.member()).client.routing.listRouters({});
    expect(data.map(({ id }) => id).slice(0, 2)).toEqual([newer.id, older.id]);
    expect(data[0]).toMatchObject({ form_type: "mapping", form_selector: "contact", record_count: 0 });
    expect(data[1]).toMatchObject({ form_type: "custom", record_count: 3, created_by: owner.uid });
  });

  test("can be changed by any member, and keeps its creator", async () => {
    const { id, body, router } = await routerOf(owner);
    const colleague = await tenant.member();
    const changed = await colleague.client.routing.putRouter({ ...at(id), body: { ...body, title: "새 이름" } });
    expect(changed).toMatchObject({ title: "새 이름", created_by: owner.uid, updated_by: colleague.uid });
    expect(changed.created_at).toBe(router.created_at);
  });

  test("saved by two from the same state is the first one's, and the second gets a conflict", async () => {
    const { id, body, router } = await routerOf(owner);
    const colleague = await tenant.member();
    const save = ({ client }: typeof owner, title: string, based_on: string) =>
      client.routing.putRouter({ params: { id }, query: { based_on }, body: { ...body, title } });
    const [first, second] = await Promise.allSettled([
      save(owner, "내 이름", router.updated_at),
      save(colleague, "동료의 이름", router.updated_at),
    ]);
    const [saved, refused] = first.status === "fulfilled" ? [first, second] : [second, first];
    expect(refused).toMatchObject({ status: "rejected", reason: { status: 409, code: "CONFLICT" } });
    const stored = await owner.client.routing.getRouter({ ...at(id) });
    expect(saved).toMatchObject({ status: "fulfilled", value: { title: stored.title } });
    await expect(save(colleague, "그다음 이름", stored.updated_at)).resolves.toMatchObject({ title: "그다음 이름" });
  });

  test("sent again unchanged writes no event", async () => {
    const { id, body, router } = await routerOf(owner);
    expect(await owner.client.routing.putRouter({ ...at(id), body })).toEqual(router);
    const changes = await eventsOf(tenant.teamId, "router.changed");
    expect(changes.filter(({ after }) => (after as { id: string }).id === id)).toEqual([]);
  });

  test("repeated with its key is created once", async () => {
    const [id, body, key] = [newPublicId(), routerBody(), { context: { idempotencyKey: randomUUID() } }];
    const make = () => owner.client.routing.putRouter({ ...at(id), body }, key);
    expect(await make()).toEqual(await make());
  });

  test("keeps its submissions' labels up to date with its questions", async () => {
    const question = { name: "budget", label: "예산", type: "number" as const };
    const note = { name: "hint", label: "안내", type: "note" as const };
    const { id, body } = await routerOf(owner);
    expect(await headerOf(id)).toEqual({
      labels: [
        { name: "name", label: "이름" },
        { name: "email", label: "이메일" },
      ],
    });
    const form = { ...body.form, components: [question, note, ...body.form.components] };
    await owner.client.routing.putRouter({ ...at(id), body: { ...body, form } });
    expect((await headerOf(id))?.labels.map(({ label }: { label: string }) => label)).toEqual([
      "예산",
      "이름",
      "이메일",
    ]);
  });

  test("can be deleted only by its creator, and its address stays taken", async () => {
    const { id, body } = await routerOf(owner);
    for (const other of [await tenant.member("admin"), await tenant.member()])
      await expect(other.client.routing.deleteRouter({ params: { id } })).rejects.toMatchObject({
        status: 403,
        code: "FORBIDDEN",
      });
    await owner.client.routing.deleteRouter({ params: { id } });
    const gone = { status: 404, code: "NOT_FOUND" };
    await expect(owner.client.routing.getRouter(at(id))).rejects.toMatchObject(gone);
    await expect(owner.client.routing.deleteRouter({ params: { id } })).rejects.toMatchObject(gone);
    await expect(owner.client.routing.putRouter({ ...at(id), body })).rejects.toMatchObject({ status: 409 });
    expect((await stored(tenant.teamId, "duties")).map((duty) => duty.id)).not.toContain(id);
  });
});

describe("a draft", () => {
  const submitted = async (id: string) =>
    PublicRouter.parse((await call("", "GET", `/public/active/entries/${id}`)).body).form.metadata.title;
  const titled = (title: string) => ({ ...routerBody(), form: { ...routerBody().form, metadata: { title } } });

  test("is hidden from visitors until it is published, and then deleted", async () => {
    const { routing } = owner.client;
    const id = newPublicId();
    const router = await routing.putRouter({ ...at(id), body: titled("게시한 제목") });
    expect(await routing.getRouterDraft({ params: { id } })).toEqual({ data: null });
    const query = { based_on: router.updated_at };
    const edited = titled("초안 제목");
    const draft = await routing.putRouterDraft({ params: { id }, query, body: edited });
    expect(await submitted(id)).toBe("게시한 제목");
    expect((await routing.getRouterDraft({ params: { id } })).data).toEqual(draft);
    expect(await routing.putRouterDraft({ params: { id }, query, body: edited })).toEqual(draft);
    await expect(routing.putRouterDraft({ params: { id }, query, body: titled("다른 초안") })).rejects.toMatchObject({
      status: 409,
    });

    await routing.putRouter({ ...at(id), body: draft.body });
    expect(await submitted(id)).toBe("초안 제목");
    expect(await routing.getRouterDraft({ params: { id } })).toEqual({ data: null });
  });

  test("saved by a colleague isn't deleted by publishing, unless the publisher has seen it", async () => {
    const colleague = await tenant.member();
    const id = newPublicId();
    await owner.client.routing.putRouter({ ...at(id), body: titled("게시한 제목") });
    const draft = () => owner.client.routing.getRouterDraft({ params: { id } });
    const publish = (draft?: string) =>
      owner.client.routing.putRouter({ params: { id }, query: { draft }, body: titled("내 제목") });
    const theirs = await colleague.client.routing.putRouterDraft({ params: { id }, query: {}, body: titled("동료") });
    await expect(publish("none")).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
    expect([await submitted(id), (await draft()).data]).toEqual(["게시한 제목", theirs]);
    await publish(theirs.updated_at);
    expect([await submitted(id), (await draft()).data]).toEqual(["내 제목", null]);
  });

  test("can be discarded, and is deleted with its router", async () => {
    const { routing } = owner.client;
    const id = newPublicId();
    await routing.putRouter({ ...at(id), body: routerBody() });
    await routing.putRouterDraft({ params: { id }, query: {}, body: titled("초안") });
    await routing.deleteRouterDraft({ params: { id } });
    await routing.deleteRouterDraft({ params: { id } });
    expect(await routing.getRouterDraft({ params: { id } })).toEqual({ data: null });
    await routing.deleteRouter({ params: { id } });
    await expect(routing.getRouterDraft({ params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(routing.putRouterDraft({ params: { id }, query: {}, body: routerBody() })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("a router is refused for", () => {
  test("another team, which can't take its address either", async () => {
    const { id, body } = await routerOf(owner);
    const stranger = await (await createTenant({ plan: "PRO" })).member("admin");
    const { routing } = stranger.client;
    await expect(routing.getRouter(at(id))).rejects.toMatchObject({ status: 404 });
    await expect(routing.deleteRouter({ params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(routing.putRouter({ ...at(id), body })).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
    expect(await routing.listRouters({})).toEqual({ data: [], quota: { used: 0, limit: 10_000 } });
  });

  test("the address of a booking page", async () => {
    await connectGoogle(owner);
    const { id } = await bookingPage(owner);
    const taken = owner.client.routing.putRouter({ ...at(id), body: routerBody() });
    await expect(taken).rejects.toMatchObject({ status: 409 });
  });

  test("an address that a concurrent request has taken", async () => {
    const id = newPublicId();
    const others = await Promise.all([1, 2, 3].map(() => createTenant({ plan: "PRO" }).then((team) => team.member())));
    const tries = await Promise.allSettled(
      others.map(({ client }) => client.routing.putRouter({ ...at(id), body: routerBody() })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  const nodes = Array.from({ length: 10_000 }, (_, place) => `node${place}`);
  const wrong: [name: string, changes: Record<string, unknown>, path: string][] = [
    ["no title", { title: " " }, "body.title"],
    ["a title of two lines", { title: "a\nb" }, "body.title"],
    ["no web address", { web_url: "javascript:alert(1)" }, "body.web_url"],
    ["a zone that isn't", { timezone: "Seoul" }, "body.timezone"],
    ["10,000 nodes", { fields: nodes.map((id) => ({ id, name: id, type: "string" })) }, "body.fields"],
    ["10,000 rules", { rules: nodes.map((from) => ({ from, cases: [] })) }, "body.rules"],
    ["a colour that isn't", { extra: { primaryColor: "red; }" } }, "body.extra.primaryColor"],
  ];
  test.each(wrong)("%s", async (_, changes, path) => {
    const id = newPublicId();
    const { status, body } = await call(owner.idToken, "PUT", `/route-logic/${id}`, { ...routerBody(), ...changes });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "BAD_REQUEST" });
    expect(body.details).toContainEqual(expect.objectContaining({ path }));
    await expect(owner.client.routing.getRouter(at(id))).rejects.toMatchObject({ status: 404 });
  });

  test("a document that is too large", async () => {
    const texts = Array.from({ length: 50 }, () => {
      const id = randomUUID();
      return { id, value: id, type: "text", props: { value: "가".repeat(2000) } };
    });
    const questions = Array.from({ length: 50 }, (_, place) => ({
      name: `q${place}`,
      label: "질문",
      type: "shortText",
      description: "나".repeat(1000),
    }));
    const body = routerBody({ groups: texts as never, form: { components: questions as never } });
    const refused = owner.client.routing.putRouter({ ...at(newPublicId()), body });
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining("too large") });
  });

  test("two questions mapped to one field", async () => {
    const question = (name: string, type: string) => Question.parse({ name, label: name, type });
    const body = routerBody({
      form: {
        components: [question("email", "email"), question("where", "shortText"), question("other", "shortText")],
      },
      form_field_mapping: { where: "company:name", other: "company:name" },
    });
    await expect(owner.client.routing.putRouter({ ...at(newPublicId()), body })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("an invalid id", async () => {
    for (const id of ["abc", "ABCDEFGHIJ", "abcdefghi1"])
      expect(await call(owner.idToken, "PUT", `/route-logic/${id}`, routerBody())).toMatchObject({ status: 400 });
  });
});
