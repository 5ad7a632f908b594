import { expect, test } from "vitest";
import { entryAt, menuOf } from "./menu";
import { settingsMenuOf } from "./settings-menu-of";

const routes = [
  { path: "invite", handle: { menu: "invite", adminOnly: true } },
  { path: "deals", handle: { menu: "deals" } },
  { path: "leads", handle: { menu: "leads" } },
  { path: "leads/:id" },
] as const;

const entries = (isAdmin: boolean) =>
  menuOf(routes, isAdmin, {}).map(({ id, entries }) => [id, entries.map(({ to }) => to)]);

test("the menu shows the registered pages in its own order", () =>
  expect(entries(true)).toEqual([
    ["records", ["/leads", "/deals"]],
    ["team", ["/invite"]],
  ]));

test("pages for admins are shown only to admins", () =>
  expect(entries(false)).toEqual([["records", ["/leads", "/deals"]]]));

test("a page behind a flag shows to teams that have it", () => {
  const flagged = [{ path: "groups", handle: { menu: "recipientGroups", flag: "enable_marketing_email" } }] as const;
  expect(menuOf(flagged, true, {})).toEqual([]);
  expect(menuOf(flagged, true, { enable_marketing_email: true })).toMatchObject([{ id: "email" }]);
});

test("a path belongs to the menu entry of its page, also for pages behind a flag", () => {
  const flagged = [{ path: "groups", handle: { menu: "recipientGroups", flag: "enable_marketing_email" } }] as const;
  const groups = menuOf([...routes, ...flagged], true, { enable_marketing_email: true });
  expect(["/leads", "/leads/1", "/groups/new", "/leadsome"].map((path) => entryAt(groups, path)?.id)).toEqual([
    ...["leads", "leads", "recipientGroups", undefined],
  ]);
});

test("settings have a menu of their own", () => {
  const pages = [
    { path: "members", handle: { settings: "members" } },
    { path: "profile", handle: { settings: "profile" } },
  ] as const;
  expect(settingsMenuOf(pages, false)).toEqual([
    { id: "personal", entries: [{ id: "profile", to: "/settings/profile" }] },
    { id: "team", entries: [{ id: "members", to: "/settings/members" }] },
  ]);
});
