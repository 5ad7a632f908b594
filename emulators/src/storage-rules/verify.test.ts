import { describe, expect, it } from "vitest";
import { parseRules } from "./parse-rules";
import { DocumentNeeded, type ReadDocument } from "./scope";
import { Float, Path, Timestamp, type Value } from "./values";
import { verify } from "./verify";

const value = (plain: unknown): Value => {
  if (Array.isArray(plain)) return plain.map(value);
  const isPlain = typeof plain === "object" && plain !== null && Object.getPrototypeOf(plain) === Object.prototype;
  return isPlain ? new Map(Object.entries(plain).map(([key, inner]) => [key, value(inner)])) : (plain as Value);
};

const REQUEST = {
  auth: { uid: "ann", token: { team_id: "A", roles: ["member"] } },
  time: new Timestamp(Date.UTC(2026, 10, 21)),
  resource: { size: 100, contentType: "image/png", metadata: { kind: "a" }, name: "teams/A/x.png" },
};

const noDocuments: ReadDocument = (path) => {
  throw new DocumentNeeded(path);
};

function ask(
  rules: string,
  { path = "teams/A/x.png", method = "get", request = {}, resource = null as unknown, read = noDocuments } = {},
) {
  const variables = new Map<string, Value>([
    ["request", value({ ...REQUEST, ...request, method, path: Path.from(`/b/bucket/o/${path}`) })],
    ["resource", value(resource)],
  ]);
  return verify(
    parseRules(rules),
    { service: "firebase.storage", path: `/b/bucket/o/${path}`, method, variables },
    read,
  );
}

const wrap = (body: string, version = 2) =>
  `rules_version = '${version}';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;
const when = (condition: string) => wrap(`match /{path=**} { allow read, write: if ${condition}; }`);

describe("expressions", () => {
  it.each([
    ["1 + 2 * 3 == 7"],
    ["(1 + 2) * 3 == 9"],
    ["7 / 2 == 3 && 7.0 / 2 == 3.5 && 7 % 4 == 3"],
    ["-1 < 0 && !(2 <= 1)"],
    ["'a' + 'b' == \"ab\" && 'a' < 'b'"],
    ["'it\\'s \\u00e9' == \"it's é\""],
    ["[1, 2] + [3] == [1, 2, 3] && 2 in [1, 2]"],
    ["{'a': 1}.a == 1 && 'a' in {'a': 1} && {'a': 1}['a'] == 1"],
    ["'abc'[1] == 'b' && 'abc'[0:2] == 'ab' && [1, 2, 3][1:3] == [2, 3]"],
    ["true ? true : nonsense"],
    ["nonsense || true"],
    ["true || nonsense"],
    ["!(nonsense && false)"],
    ["1 is int && 1.0 is float && 1 is number && 'a' is string && null == null && [] is list && {} is map"],
    ["request.auth.token.team_id == 'A' && 'member' in request.auth.token.roles"],
    ["request.resource.contentType.matches('image/(png|jpeg)|application/pdf')"],
    ["!'image/png+xml'.matches('image/png') && 'ABC'.matches('(?i)abc')"],
    ["'a/b/c'.split('/') == ['a', 'b', 'c'] && 'aXbX'.replace('X', '$') == 'a$b$'"],
    ["' Ab '.trim().lower() == 'ab' && 'ab'.upper() == 'AB' && '안녕'.size() == 2"],
    ["[1, 2, 2].toSet().size() == 2 && [1, 2].hasAny([2, 9]) && [1, 2].hasAll([1]) && [1].hasOnly([1, 2])"],
    [
      "[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet() && [1, 2].removeAll([1]) == [2] && ['a', 'b'].join('-') == 'a-b'",
    ],
    [
      "{'a': 1}.keys() == ['a'] && {'a': {'b': 2}}.get(['a', 'b'], 0) == 2 && {}.get('x', 3) == 3 && {'a': null}.get('a', 3) == null",
    ],
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'c': 3}).affectedKeys() == ['b', 'c'].toSet()"],
    ["request.time > timestamp.date(2026, 1, 1) && request.time.year() == 2026 && request.time.dayOfWeek() == 6"],
    ["request.time - duration.value(1, 'd') == timestamp.date(2026, 11, 20)"],
    ["math.abs(-2) == 2 && math.floor(2.7) == 2 && math.pow(2, 3) == 8.0"],
    ["hashing.md5('a').toHexString() == '0cc175b9c0f1b6a831c399e269772661'"],
    ["int('42') == 42 && string(1) == '1' && float(1) is float && bool('true')"],
    ["request.path == /b/bucket/o/teams/A/x.png && request.path[3] == 'teams'"],
    ["/a/$('b' + 'c')/(default) == path('a/bc/(default)')"],
    ["resource == null /* new */ // and so on\n"],
  ])("%s", (condition) => {
    expect(ask(when(condition))).toEqual({ permit: true, warnings: [] });
  });

  it.each([
    ["request.auth.token.nothing == 1", /L2:\d+ Property nothing is undefined on object/],
    ["1 / 0 == 1", /Division by zero/],
    ["'a' < 1", /Unsupported operation string < int/],
    ["resource.size < 1", /Null value error/],
    ["'a'.nothing()", /Function nothing is undefined on string/],
    ["'a'.matches('(?=x)')", /Invalid regular expression/],
    ["'a'.matches(1)", /expected a string, got int/],
    ["[1][4] == 1", /out of bounds/],
    ["1", /expects a bool, got int/],
    ["nonsense", /Variable 'nonsense' is undefined/],
    ["nonsense()", /Function 'nonsense' is undefined/],
  ])("%s does not permit, and says why", (condition, why) => {
    const { permit, warnings } = ask(when(condition));
    expect(permit).toBe(false);
    expect(warnings.join()).toMatch(why);
  });
});

describe("matching", () => {
  const rules = wrap(`
    function mine(team) { let claims = request.auth.token; return claims.team_id == team; }
    match /teams/{team}/{path=**} {
      allow read: if mine(team);
      allow create: if mine(team) && request.resource.size < 1000;
    }
    match /users/{uid} {
      match /avatar.png { allow get; }
      match /{name} { allow write: if uid == request.auth.uid && name.size() < 9; }
    }
    match /pages/{rest=**}/last { allow get: if rest == path('a/b'); }`);

  it.each([
    ["get", "teams/A/deep/x.png", true],
    ["list", "teams/A", true],
    ["get", "teams/B/x.png", false],
    ["create", "teams/A/x.png", true],
    ["update", "teams/A/x.png", false],
    ["get", "users/bob/avatar.png", true],
    ["list", "users/bob/avatar.png", false],
    ["delete", "users/ann/short", true],
    ["delete", "users/ann/much-too-long", false],
    ["delete", "users/bob/short", false],
    ["get", "pages/a/b/last", true],
    ["get", "pages/a/c/last", false],
    ["get", "elsewhere", false],
  ])("%s %s: %s", (method, path, permit) => {
    expect(ask(rules, { method, path }).permit).toBe(permit);
  });

  it("lets a recursive wildcard match no segments in version 2 only", () => {
    const body = "match /teams/{team}/{path=**} { allow list; }";
    expect(ask(wrap(body, 1), { method: "list", path: "teams/A" }).permit).toBe(false);
    expect(ask(wrap(body, 2), { method: "list", path: "teams/A" }).permit).toBe(true);
  });

  it("applies to its own service only", () => {
    const other = rules.replace("firebase.storage", "cloud.firestore");
    expect(ask(other, { method: "get" }).permit).toBe(false);
  });

  it("ends endless recursion", () => {
    const endless = wrap("function f() { return f(); } match /{path=**} { allow get: if f(); }");
    expect(ask(endless).warnings.join()).toMatch(/depth/);
  });
});

describe("documents of Firestore", () => {
  const rules = when("firestore.get(/databases/(default)/documents/docs/$(request.auth.uid)).data.owner == 'ann'");

  it("requests a document that is not fetched yet", () => {
    expect(() => ask(rules)).toThrow(new DocumentNeeded("/databases/(default)/documents/docs/ann"));
  });

  it("decides by the document, and denies without one", () => {
    const document = value({ data: { owner: "ann", share: new Float(0.5) } });
    expect(ask(rules, { read: () => document as Map<string, Value> }).permit).toBe(true);
    expect(ask(rules, { read: () => null }).permit).toBe(false);
    expect(ask(when("firestore.exists(/docs/x)"), { read: () => null }).permit).toBe(false);
  });
});
