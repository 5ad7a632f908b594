// Import first: it configures the suite's addresses. The clean-up runs in this process, on this team only.
import "../../support/suite/admin";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { removeAbandonedImages } from "../../../functions/src/routing/share-link/remove-abandoned-images";
import { bannerImage, isStored, shareImage } from "../../support/routing/form-image";
import { type RouterOptions, routerOf } from "../../support/routing/router";
import { activeRouter, listRows, rowOf, submit } from "../../support/routing/submission";
import { bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { firestore } from "../../support/suite/admin";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { outboxOf } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

/** Background work may take long on a busy machine. */
const TIMEOUT_MS = 60_000;
const DAY_MS = 86_400_000;

let tenant: Tenant;
let owner: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin");
  await connectGoogle(owner);
});

const at = (id: string) => ({ params: { id } });
const rowsIn = (id: string) => firestore.collection(`crm/${tenant.teamId}/${id}/body/rows`);
const viewsOf = (id: string) => firestore.collection(`forms/${id}/events`);
const headerOf = (id: string) => firestore.doc(`crm/${tenant.teamId}/${id}/header`).get();
const isEmpty = async (query: FirebaseFirestore.Query) => (await query.limit(1).get()).empty;
const isGone = async (id: string) => (await isEmpty(rowsIn(id))) && (await isEmpty(viewsOf(id)));
const recorded = async (routerId: string, id: string) => {
  const row = await rowOf(tenant, routerId, id);
  return row?.recorded ? row : undefined;
};

describe("deleting a router", () => {
  test("deletes its submissions, labels and visits, but not those of its leads", async () => {
    const { id } = await activeRouter(tenant, owner);
    const other = await activeRouter(tenant, owner);
    const visitor = { visitor_id: randomUUID() };
    const email = `guest-${randomUUID()}@example.org`;
    const sent = await submit(id, { name: "이손님", email }, visitor);
    await submit(other.id, { name: "박손님", email: "other@example.org" }, visitor);
    const row = await until(() => recorded(id, sent.id), TIMEOUT_MS);
    await until(async () => !(await isEmpty(viewsOf(id))), TIMEOUT_MS);
    // More than one batch.
    const many = Array.from({ length: 450 }, () => ({ ...row, id: randomUUID() }));
    const batch = firestore.batch();
    for (const one of many) batch.set(rowsIn(id).doc(one.id), one);
    await batch.commit();

    await owner.client.routing.deleteRouter(at(id));
    expect((await headerOf(id)).exists).toBe(false);
    await until(() => isGone(id), TIMEOUT_MS);
    expect(await listRows(tenant, other.id)).toHaveLength(1);
    expect((await headerOf(other.id)).exists).toBe(true);
    const { data } = await owner.client.forms.listFormSubmissions({ params: { id: row.record_id ?? "" }, query: {} });
    expect(data).toMatchObject([{ incoming_channel: { linkId: id, delete: true } }]);

    // Redelivery changes nothing.
    const told = (await outboxOf(tenant.teamId)).find(
      ({ type, before }) => type === "router.deleted" && (before as { id: string }).id === id,
    );
    await putInOutbox(tenant.team, `${randomUUID()}-0`, told as { type: string });
    await until(() => isGone(id), TIMEOUT_MS);
    expect(await listRows(tenant, other.id)).toHaveLength(1);
  }, 120_000);

  test("keeps a submission until its lead is created", async () => {
    const { id } = await activeRouter(tenant, owner);
    const sent = await submit(id, { name: "최손님", email: "late@example.org" });
    const row = await until(() => recorded(id, sent.id), TIMEOUT_MS);
    const waiting = { ...row, id: randomUUID(), recorded: false, record_id: null };
    await rowsIn(id).doc(waiting.id).set(waiting);
    await owner.client.routing.deleteRouter(at(id));
    await until(async () => !(await rowOf(tenant, id, sent.id)), TIMEOUT_MS);
    expect(await listRows(tenant, id)).toEqual([waiting]);
  }, 120_000);
});

describe("the banner of a form", () => {
  const withBanner = (banner: object | null): RouterOptions => ({ extra: { formBanner: banner } as never });

  test("is replaced when another one is saved", async () => {
    const { id, body } = await activeRouter(tenant, owner);
    const [first, second] = [
      await bannerImage({ ...tenant, routerId: id }),
      await bannerImage({ ...tenant, routerId: id }),
    ];
    const save = (banner: object | null) =>
      owner.client.routing.putRouter({ ...at(id), query: {}, body: { ...body, ...withBanner(banner) } as never });
    const shown = async () => {
      const answer = await fetch(`${suite.appUrl}/api/public/active/entries/${id}`);
      return ((await answer.json()) as { extra: { formBanner: unknown } }).extra.formBanner;
    };
    await save(first);
    // The second image is already uploaded: it was chosen but not saved.
    expect(await shown()).toEqual(first);
    expect((await fetch(first.url)).status).toBe(200);
    await save(second);
    expect(await shown()).toEqual(second);
    await until(async () => !(await isStored(first)), TIMEOUT_MS);
    expect(await isStored(second)).toBe(true);
    await expect(save(first)).rejects.toMatchObject({ status: 400, details: [{ path: "body.extra.formBanner" }] });
    await owner.client.routing.deleteRouter(at(id));
    await until(async () => !(await isStored(second)), TIMEOUT_MS);
  }, 120_000);

  test("is deleted a week after it was uploaded without being saved", async () => {
    const { id, body } = await routerOf(owner);
    const place = { ...tenant, routerId: id };
    const [saved, chosen, picture] = [await bannerImage(place), await bannerImage(place), await shareImage(place)];
    await owner.client.routing.putRouter({ ...at(id), query: {}, body: { ...body, ...withBanner(saved) } as never });
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const folders = [`form-banner-images/${tenant.teamId}/`, `shared-link-configs/${tenant.teamId}/`];
    await removeAbandonedImages(day(6), folders);
    expect(await isStored(chosen)).toBe(true);
    await removeAbandonedImages(day(8), folders);
    expect([await isStored(saved), await isStored(chosen), await isStored(picture)]).toEqual([true, false, false]);
  }, 60_000);
});

/** A router that leads everybody who gives a name to the booking page. */
const leadingTo = (linkId: string): RouterOptions =>
  ({
    groups: [{ id: "g", value: "g", type: "routeTo", props: { linkId } }],
    fields: [{ id: "f", name: "name", type: "string" }],
    rules: [{ from: "f", cases: [{ operator: "isNotEmpty", to: { type: "group", value: "g" } }] }],
  }) as never;

test("a booking page can't be deleted while a router leads to it", async () => {
  const { id: pageId } = await bookingPage(owner);
  const { id } = await activeRouter(tenant, owner, { ...leadingTo(pageId), title: "홈페이지 문의" });
  const deletePage = (who = owner.client) => who.scheduling.deleteBookingPage(at(pageId));
  const refusal = { status: 409, code: "CONFLICT", details: { routers: ["홈페이지 문의"] } };
  await expect(deletePage()).rejects.toMatchObject({ ...refusal, message: expect.stringContaining("홈페이지 문의") });
  await expect(deletePage(owner.korean)).rejects.toThrow("먼저 라우터에서 이 페이지를 빼 주세요: 홈페이지 문의");
  expect(await owner.client.scheduling.getBookingPage(at(pageId))).toMatchObject({ id: pageId });
  await owner.client.routing.deleteRouter(at(id));
  await deletePage();
});

test("an admin can delete the router of a member who left, and no other", async () => {
  const [leaving, admin] = [await tenant.member(), await tenant.member("admin")];
  const { id } = await routerOf(leaving);
  const remove = (who: Member) => who.client.routing.deleteRouter(at(id));
  await expect(remove(admin)).rejects.toMatchObject({ status: 403 });
  const params = { teamId: tenant.teamId, userId: leaving.uid };
  await admin.client.teams.setActivation({ params, body: { active: false } });
  await expect(remove(await tenant.member())).rejects.toMatchObject({ status: 403 });
  await remove(admin);
});

test("the daily clean-up deletes booking pages of groups without a router", async () => {
  const page = async (daysOld: number) => {
    const { id } = await bookingPage(owner, { mode: "sub" });
    const created_at = new Date(Date.now() - daysOld * DAY_MS).toISOString();
    await tenant.team.collection("booking-pages").doc(id).update({ created_at });
    return id;
  };
  const [abandoned, fresh, named, drafted] = [await page(8), await page(6), await page(8), await page(8)];
  const own = await bookingPage(owner);
  await tenant.team
    .collection("booking-pages")
    .doc(own.id)
    .update({ created_at: new Date(Date.now() - 8 * DAY_MS).toISOString() });
  const { id, body } = await routerOf(owner, leadingTo(named));
  const draft = { ...body, ...leadingTo(drafted) };
  await owner.client.routing.putRouterDraft({ ...at(id), query: {}, body: draft });
  for (const _ of ["once", "again"])
    await fetch(`${suite.tickerUrl}/run/abandonedUploads?at=${new Date().toISOString()}`, { method: "POST" });
  const isThere = async (id: string) => (await tenant.team.collection("booking-pages").doc(id).get()).exists;
  const left = await Promise.all([abandoned, fresh, named, drafted, own.id].map(isThere));
  expect(left).toEqual([false, true, true, true, true]);
  // A deleted page cannot be a target any more.
  const leading = routerOf(owner, {
    groups: [{ id: "g", value: "g", type: "routeTo", props: { linkId: abandoned } }],
  } as never);
  await expect(leading).rejects.toMatchObject({ status: 400, details: [{ step: "actions", target: "g" }] });
}, 60_000);
