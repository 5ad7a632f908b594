import { beforeAll, describe, expect, test } from "vitest";
import { imageAt, isStored, shareImage as storeImage } from "../../support/routing/form-image";
import { routerOf } from "../../support/routing/router";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { eventsOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

/** Background work may take long on a busy machine. */
const TIMEOUT_MS = 60_000;

let tenant: Tenant;
let owner: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member();
});

const visitor = connect();
const configOf = (id: string) => visitor.routing.getShareConfig({ params: { id } });

const shareImage = (routerId: string) => storeImage({ teamId: tenant.teamId, routerId });

describe("the share settings of a link", () => {
  test("are empty at first", async () => {
    const { id } = await routerOf(owner);
    expect(await configOf(id)).toEqual({});
    for (const unknown of ["zzzzzzzzzz", "a"])
      expect(await call("", "GET", `/public/link/${unknown}/share-config`)).not.toMatchObject({ status: 500 });
    expect(await configOf("zzzzzzzzzz")).toEqual({});
  });

  test("are empty once the team is disabled", async () => {
    const closed = await createTenant({ plan: "PRO" });
    const owned = await closed.member();
    const { id } = await routerOf(owned);
    await owned.client.routing.changeShareConfig({ params: { id }, body: { og_title: "상담" } });
    expect(await configOf(id)).toMatchObject({ og_title: "상담" });
    await closed.team.update({ state: "disabled" });
    expect(await configOf(id)).toEqual({});
  });

  test("can be set in parts by any member, and read by everybody", async () => {
    const { id } = await routerOf(owner);
    const og_image = await shareImage(id);
    const script_code = Buffer.from("<script>window.a = '한글'</script>").toString("base64");
    const set = (body: object, { client }: Member = owner) =>
      client.routing.changeShareConfig({ params: { id }, body });
    await set({ og_title: "상담 신청", script_code });
    const all = await set({ og_image, site_name: "회사" }, await tenant.member());
    const expected = {
      favicon: null,
      site_name: "회사",
      og_title: "상담 신청",
      og_description: "",
      og_image,
      script_code,
    };
    expect(all).toEqual(expected);
    expect(await configOf(id)).toEqual(expected);
    await set({ og_image });
    expect(await eventsOf(tenant.teamId, "share-link.changed")).toHaveLength(2);
  });

  test("delete images that they no longer use, and everything with the router", async () => {
    const { id } = await routerOf(owner);
    const [first, second, favicon] = [await shareImage(id), await shareImage(id), await shareImage(id)];
    const set = (body: object) => owner.client.routing.changeShareConfig({ params: { id }, body });
    await set({ og_image: first, favicon });
    await set({ og_image: second });
    await until(async () => !(await isStored(first)), TIMEOUT_MS);
    expect([await isStored(second), await isStored(favicon)]).toEqual([true, true]);
    await owner.client.routing.deleteRouter({ params: { id } });
    await until(async () => !(await isStored(second)) && !(await isStored(favicon)), TIMEOUT_MS);
    await until(async () => JSON.stringify(await configOf(id)) === "{}", TIMEOUT_MS);
  });
});

describe("share settings are refused for", () => {
  test("an image that another change has replaced", async () => {
    const { id } = await routerOf(owner);
    const [older, newer] = [await shareImage(id), await shareImage(id)];
    const set = (body: object) => owner.client.routing.changeShareConfig({ params: { id }, body });
    await set({ og_image: older });
    await set({ og_image: newer });
    await until(async () => !(await isStored(older)), TIMEOUT_MS);
    await expect(set({ og_title: "새 제목", og_image: older })).rejects.toMatchObject({
      status: 400,
      details: [{ path: "body.og_image" }],
    });
    expect(await configOf(id)).toMatchObject({ og_image: newer, og_title: "" });
    expect(await isStored(newer)).toBe(true);
  });

  test("an image of another router, name, host or bucket", async () => {
    const { id } = await routerOf(owner);
    const own = await shareImage(id);
    const other = await shareImage((await routerOf(owner)).id);
    const wrong = [
      other,
      { ...own, url: other.url },
      { ...own, url: "https://example.com/image.png" },
      imageAt(own.full_path, "https://images.example.com/v0/b/demo-dure.appspot.com"),
      imageAt(own.full_path, own.url.split("/o/")[0]?.replace("demo-dure", "theirs")),
      { full_path: `shared-link-configs/${tenant.teamId}/${id}/../x.png`, url: own.url },
    ];
    for (const og_image of wrong)
      await expect(
        owner.client.routing.changeShareConfig({ params: { id }, body: { og_image } }),
      ).rejects.toMatchObject({
        status: 400,
        details: [{ path: "body.og_image" }],
      });
    expect(await configOf(id)).toEqual({});
  });

  test.each([
    ["a script that isn't base64", { script_code: "<script>" }],
    ["too long a script", { script_code: "AAAA".repeat(10_001) }],
    ["a title of two lines", { og_title: "a\nb" }],
    ["an image without an address", { favicon: { full_path: "x", url: "javascript:alert(1)" } }],
  ])("%s", async (_, body) => {
    const { id } = await routerOf(owner);
    expect(await call(owner.idToken, "PATCH", `/link/${id}/share-config`, body)).toMatchObject({ status: 400 });
  });

  test("another team and a visitor", async () => {
    const { id } = await routerOf(owner);
    const stranger = await (await createTenant({ plan: "PRO" })).member("admin");
    const body = { og_title: "x" };
    const changed = stranger.client.routing.changeShareConfig({ params: { id }, body });
    await expect(changed).rejects.toMatchObject({ status: 404 });
    expect(await call("", "PATCH", `/link/${id}/share-config`, body)).toMatchObject({ status: 401 });
    expect(await configOf(id)).toEqual({});
  });
});
