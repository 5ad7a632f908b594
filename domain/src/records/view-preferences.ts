import { z } from "zod";
import { AppError } from "../shared/error";
import { Id } from "../shared/value";
import { FieldCategory } from "./field";
import { Filter, Sorting } from "./filter";
import { ColumnSize, MAX_COLUMNS, type SavedView, type ViewAnswer } from "./view";
import { viewTexts } from "./view-texts";

export const MAX_PINS = 50;

/** How a member has set the columns of an entity's list for themselves, by the fields' identifiers. */
export const TableSetting = z.object({
  columns: z
    .record(
      z.string().min(1).max(200),
      z.object({ order: z.int().min(0).max(MAX_COLUMNS), category: FieldCategory, size: ColumnSize }),
    )
    .refine((columns) => Object.keys(columns).length <= MAX_COLUMNS, "Too many columns."),
  filter: Filter.nullable().default(null),
  sorting: Sorting.nullable().default(null),
});
export type TableSetting = z.infer<typeof TableSetting>;

/** What a member has chosen for the lists of one entity. */
export const ViewPreferences = z.object({
  /** Ids of views, in their order. */
  pins: z.array(Id).default([]),
  /** The view that the list opens with. */
  home: Id.nullable().default(null),
  table: TableSetting.nullable().default(null),
});
export type ViewPreferences = z.infer<typeof ViewPreferences>;

/** Pins a view behind the others, or takes it out. */
export function pin(preferences: ViewPreferences, id: string, pinned: boolean): ViewPreferences {
  const others = preferences.pins.filter((one) => one !== id);
  if (!pinned) return { ...preferences, pins: others };
  if (preferences.pins.includes(id)) return preferences;
  if (others.length >= MAX_PINS) throw new AppError("NOT_ACCEPTABLE", viewTexts.tooManyPins(MAX_PINS));
  return { ...preferences, pins: [...others, id] };
}

/** Puts pinned views in order; those that it doesn't name stay behind in theirs, ids of others are passed over. */
export function orderPins(preferences: ViewPreferences, ids: readonly string[]): ViewPreferences {
  const named = [...new Set(ids)].filter((id) => preferences.pins.includes(id));
  return { ...preferences, pins: [...named, ...preferences.pins.filter((id) => !named.includes(id))] };
}

export const setHome = (preferences: ViewPreferences, id: string, home: boolean): ViewPreferences => {
  if (home) return { ...preferences, home: id };
  return preferences.home === id ? { ...preferences, home: null } : preferences;
};

/** A view as a member sees it. */
export function viewAnswer(view: SavedView, { pins, home }: ViewPreferences, display_name: string): ViewAnswer {
  const place = pins.indexOf(view.id);
  return {
    ...view,
    created_by: { id: view.created_by, display_name },
    pinned: place >= 0,
    pin_order: place >= 0 ? place : null,
    home: home === view.id,
  };
}
