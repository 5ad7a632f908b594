import { ViewAnswer } from "@dure/domain/records/view/view";
import { HOME_TAB } from "@dure/domain/records/view/view-preferences";
import { expect, test } from "vitest";
import { baseOf, selectView } from "./list-base";

const TIME = "2026-11-21T00:00:00.000Z";
const view = (id: string, more: object = {}) =>
  ViewAnswer.parse({
    id,
    entity_id: "lead",
    record_type_id: null,
    title: id,
    view_collection_setting: { columnsSetting: [{ id: "email", size: 100 }] },
    shared: false,
    created_at: TIME,
    updated_at: TIME,
    created_by: { id: "u", display_name: "" },
    pinned: false,
    pin_order: null,
    home: false,
    ...more,
  });
const VIEWS = { private: [view("mine")], shared: [view("ours", { shared: true })], pinned: [] };

test.each([
  ["a link opens its view", "ours", "mine", "ours", false],
  ["without one, what was last open comes", null, "mine", "mine", false],
  ["what was last open may be gone", null, "gone", HOME_TAB, false],
  ["a link to what is not to be seen says so", "gone", HOME_TAB, HOME_TAB, true],
  ["home can be asked for", HOME_TAB, "mine", HOME_TAB, false],
])("%s", (_, named, recent, tab, isGone) => {
  expect(selectView(VIEWS, named, recent)).toMatchObject({ tab, isGone });
});

test("home is the home view, else the member's own setting, else the first columns", () => {
  const home = { ...VIEWS, private: [view("mine", { home: true })] };
  expect(selectView(home, null, HOME_TAB).view?.id).toBe("mine");
  const chosen = selectView(VIEWS, null, HOME_TAB);
  expect(baseOf("lead", chosen, null).columns.map(({ id }) => id)).toContain("company");
  const columns = { email: { order: 0, category: "standard" as const, size: 90 } };
  expect(baseOf("lead", chosen, { columns, filter: null, sorting: null }).columns).toEqual([{ id: "email", size: 90 }]);
  expect(baseOf("lead", selectView(VIEWS, "ours", HOME_TAB), null).columns).toEqual([{ id: "email", size: 100 }]);
});
