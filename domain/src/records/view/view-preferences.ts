import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id, MapKey } from "../../shared/value";
import { FieldCategory } from "../field/field";
import { Filter, Sorting } from "../filter/filter";
import { recordsIssues } from "../records-issues";
import { viewTexts } from "./texts";
import { ColumnSize, MAX_COLUMNS, type SavedView, type ViewAnswer } from "./view";

export const MAX_PINS = 50;

/** The tab of a list that is no view: the member's own columns, or the view they made home. */
export const HOME_TAB = "home";

/** A member's column settings of an entity's list, by field identifier. */
export const TableSetting = z.object({
  columns: z
    .record(
      MapKey(200),
      z.object({ order: z.int().min(0).max(MAX_COLUMNS), category: FieldCategory, size: ColumnSize }),
    )
    .refine((columns) => Object.keys(columns).length <= MAX_COLUMNS, recordsIssues.tooManyColumns),
  filter: Filter.nullable().default(null),
  sorting: Sorting.nullable().default(null),
});
export type TableSetting = z.infer<typeof TableSetting>;

/** A member's preferences for the lists of an entity. */
export const ViewPreferences = z.object({
  /** View ids, in order. */
  pins: z.array(Id).default([]),
  /** The home view: the list of all records opens with it. */
  home: Id.nullable().default(null),
  /** Home views of deal types, by deal type. */
  type_homes: z.record(Id, Id).default({}),
  table: TableSetting.nullable().default(null),
  /** The tab that was open last: a view's id, or `HOME_TAB`. The view may have been deleted since. */
  recent: Id.default(HOME_TAB),
});
export type ViewPreferences = z.infer<typeof ViewPreferences>;

/** Drops pins of views that are deleted or no longer shared. */
export const dropMissingPins = (preferences: ViewPreferences, seen: ReadonlySet<string>): ViewPreferences => ({
  ...preferences,
  pins: preferences.pins.filter((id) => seen.has(id)),
});

/** Pins a view after the others, or unpins it. */
export function setPinned(preferences: ViewPreferences, id: string, pinned: boolean): ViewPreferences {
  const others = preferences.pins.filter((one) => one !== id);
  if (!pinned) return { ...preferences, pins: others };
  if (preferences.pins.includes(id)) return preferences;
  if (others.length >= MAX_PINS) throw new AppError("NOT_ACCEPTABLE", viewTexts.tooManyPins(MAX_PINS));
  return { ...preferences, pins: [...others, id] };
}

/** Reorders pins. Pins not named follow in their order; unknown ids are ignored. */
export function orderPins(preferences: ViewPreferences, ids: readonly string[]): ViewPreferences {
  const named = [...new Set(ids)].filter((id) => preferences.pins.includes(id));
  return { ...preferences, pins: [...named, ...preferences.pins.filter((id) => !named.includes(id))] };
}

/** The home view of a deal type, or of all records. */
export const homeOf = ({ home, type_homes }: ViewPreferences, recordTypeId: string | null): string | null =>
  recordTypeId === null ? home : (type_homes[recordTypeId] ?? null);

/** Sets the home view of a deal type, or of all records. */
export function setHome(
  preferences: ViewPreferences,
  { id, record_type_id }: Pick<SavedView, "id" | "record_type_id">,
): ViewPreferences {
  if (record_type_id === null) return { ...preferences, home: id };
  return { ...preferences, type_homes: { ...preferences.type_homes, [record_type_id]: id } };
}

/** Unsets the view as home everywhere, whether it still exists or not. */
export const unsetHome = (preferences: ViewPreferences, id: string): ViewPreferences => ({
  ...preferences,
  home: preferences.home === id ? null : preferences.home,
  type_homes: Object.fromEntries(Object.entries(preferences.type_homes).filter(([, home]) => home !== id)),
});

/** A view as a member sees it. */
export function toViewAnswer(view: SavedView, preferences: ViewPreferences, display_name: string): ViewAnswer {
  const place = preferences.pins.indexOf(view.id);
  return {
    ...view,
    created_by: { id: view.created_by, display_name },
    pinned: place >= 0,
    pin_order: place >= 0 ? place : null,
    home: homeOf(preferences, view.record_type_id) === view.id,
  };
}
