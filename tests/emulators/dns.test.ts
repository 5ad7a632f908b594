import { Resolver } from "node:dns/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../emulators/dns/start";
import type { RunningStandIn } from "../../emulators/src/stand-in/server";

let standIn: RunningStandIn;
let resolver: Resolver;
beforeAll(async () => {
  standIn = await start({ port: 0 });
  resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${standIn.port}`]);
});
afterAll(() => standIn.stop());
beforeEach(() => fetch(`${standIn.url}/__reset`, { method: "POST" }));

const post = (path: string, body: unknown) => fetch(standIn.url + path, { method: "POST", body: JSON.stringify(body) });
const set = (name: string, type: string, ...values: string[]) => post("/__records", { name, type, values });

describe("the DNS stand-in", () => {
  test("returns the configured records, whatever the letter case of the name", async () => {
    await set("hanbit.example", "TXT", "v=spf1 -all", "other");
    await set("hanbit.example", "MX", "10 mx.hanbit.example");
    await set("www.hanbit.example", "A", "192.0.2.7");
    expect(await resolver.resolveTxt("HANBIT.example")).toEqual([["v=spf1 -all"], ["other"]]);
    expect(await resolver.resolveMx("hanbit.example")).toMatchObject([{ priority: 10, exchange: "mx.hanbit.example" }]);
    expect(await resolver.resolve4("www.hanbit.example")).toEqual(["192.0.2.7"]);
  });

  test("follows an alias into the mail service's zone", async () => {
    await set("em1.hanbit.example", "CNAME", "u1.wl2.sendgrid.net");
    expect(await resolver.resolveCname("em1.hanbit.example")).toEqual(["u1.wl2.sendgrid.net"]);
    expect(await resolver.resolveTxt("em1.hanbit.example")).toEqual([["v=spf1 ip4:192.0.2.25 -all"]]);
  });

  test("splits a long TXT record into strings of 255 bytes", async () => {
    await set("long.example", "TXT", "x".repeat(300));
    expect(await resolver.resolveTxt("long.example")).toEqual([["x".repeat(255), "x".repeat(45)]]);
  });

  test("distinguishes an unknown name from a name without such a record", async () => {
    await set("_dmarc.hanbit.example", "TXT", "v=DMARC1; p=none");
    await expect(resolver.resolveTxt("nobody.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
    await expect(resolver.resolveTxt("hanbit.example")).rejects.toMatchObject({ code: "ENODATA" });
  });

  test("deletes a record that is set without values", async () => {
    await set("hanbit.example", "A", "192.0.2.7");
    await set("hanbit.example", "A");
    await expect(resolver.resolve4("hanbit.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
  });

  test("survives a loop of aliases", async () => {
    await set("a.example", "CNAME", "b.example");
    await set("b.example", "CNAME", "a.example");
    expect(await resolver.resolveTxt("a.example").catch(() => [])).toEqual([]);
  });

  test("injects as many failures and delays as configured", async () => {
    await set("hanbit.example", "TXT", "there");
    await post("/__dns-faults", { name: "hanbit.example", rcode: "SERVFAIL", times: 1 });
    await expect(resolver.resolveTxt("hanbit.example")).rejects.toMatchObject({ code: "ESERVFAIL" });
    expect(await resolver.resolveTxt("hanbit.example")).toEqual([["there"]]);
    await post("/__dns-faults", { name: "hanbit.example", delayMs: 5_000, times: 1 });
    await expect(resolver.resolveTxt("hanbit.example")).rejects.toMatchObject({ code: "ETIMEOUT" });
  });

  test("refuses an unknown record type", async () => {
    expect((await post("/__records", { name: "x.example", type: "SRV", values: [] })).status).toBe(400);
  });
});
