import type { LookupAddress } from "node:dns";
import { beforeAll, describe, expect, test } from "vitest";
import { AddressRefused, assertOutgoing, assertOutgoingUrl, isPublicAddress, publicLookupBy } from "./outgoing-address";

const PUBLIC = { address: "93.184.216.34", family: 4 };

/** A look-up whose resolver answers these, one after another. */
const resolving = (...answers: (LookupAddress[] | Error)[]) =>
  publicLookupBy((_, answer) => {
    const found = answers.shift() ?? [];
    if (found instanceof Error) answer(found, []);
    else answer(null, found);
  });

const resolve = (look: ReturnType<typeof resolving>, host: string) =>
  new Promise((done, fail) => look(host, {}, (error, found) => (error ? fail(error) : done(found))));

const notFound = Object.assign(new Error("no"), { code: "ENOTFOUND" });

beforeAll(() => {
  process.env.ALLOWED_PRIVATE_HOSTS = "127.0.0.1, erp.lan";
});

const refused = (url: string) => expect(() => assertOutgoingUrl(new URL(url)), url).toThrow(AddressRefused);

describe("an address is called", () => {
  test.each([
    "https://example.com/hook",
    "https://example.com:8443/",
    "https://93.184.216.34/",
    "https://[2606:4700::1]/",
  ])("if it is public: %s", (url) => expect(() => assertOutgoingUrl(new URL(url))).not.toThrow());

  test.each(["http://127.0.0.1:9000/", "http://erp.lan/"])("if the operator lists its host: %s", (url) =>
    expect(() => assertOutgoingUrl(new URL(url))).not.toThrow(),
  );
});

describe("an address is refused", () => {
  test.each([
    "http://example.com/",
    "https://example.com:22/",
    "https://example.com:5432/",
    "https://user:secret@example.com/",
    "ftp://example.com/",
  ])("for its scheme, port or credentials: %s", refused);

  test.each([
    "https://127.0.0.2/",
    "https://2130706434/",
    "https://0x7f.2/",
    "https://0177.0.0.2/",
    "https://127.2/",
    "https://10.0.0.1/",
    "https://172.16.0.1/",
    "https://192.168.1.1/",
    "https://169.254.169.254/",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://255.255.255.255/",
    "https://224.0.0.1/",
    "https://198.18.0.1/",
    "https://192.0.2.1/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:7f00:2]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[::7f00:1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[64:ff9b:1::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[fec0::1]/",
    "https://[ff02::1]/",
    "https://[2001:db8::1]/",
    "https://[2001::1]/",
  ])("for a literal that is not public: %s", refused);

  test("if it is no address", () => expect(isPublicAddress("localhost")).toBe(false));
});

describe("a name is resolved for a call", () => {
  test("to its public addresses", async () => {
    expect(await resolve(resolving([PUBLIC]), "example.com")).toEqual([PUBLIC]);
  });

  test("to none, if one of them is not public", async () => {
    const look = resolving([PUBLIC, { address: "::ffff:a00:1", family: 6 }]);
    await expect(resolve(look, "example.com")).rejects.toBeInstanceOf(AddressRefused);
  });

  test("again for each socket, so that a name that now points to a private address is refused", async () => {
    const look = resolving([PUBLIC], [{ address: "169.254.169.254", family: 4 }]);
    await assertOutgoing("https://rebind.example/", look);
    await expect(resolve(look, "rebind.example")).rejects.toBeInstanceOf(AddressRefused);
  });

  test("to none, if the resolver fails", async () => {
    await expect(resolve(resolving(notFound), "nowhere.example")).rejects.toBe(notFound);
  });

  test("to any address, if the operator lists the name", async () => {
    const inside = [{ address: "10.0.0.7", family: 4 }];
    expect(await resolve(resolving(inside), "erp.lan")).toEqual(inside);
    await expect(resolve(resolving(inside), "localhost")).rejects.toBeInstanceOf(AddressRefused);
  });
});

describe("an address is saved", () => {
  test("not if its name resolves to a private one", async () => {
    const look = resolving([{ address: "192.168.0.10", family: 4 }]);
    await expect(assertOutgoing("https://intern.example/", look)).rejects.toBeInstanceOf(AddressRefused);
  });

  test("even if its name can't be resolved yet", async () => {
    await expect(assertOutgoing("https://soon.example/", resolving(notFound))).resolves.toBeUndefined();
  });
});
