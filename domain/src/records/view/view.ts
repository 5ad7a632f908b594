import { z } from "zod";
import { AppError } from "../../shared/error";
import { sharedIssues } from "../../shared/shared-issues";
import { Id, Line, MapKey, Time, Token, Uid } from "../../shared/value";
import { Filter, Sorting } from "../filter/filter";
import { ListEntityId } from "../record/entity";
import { recordsIssues } from "../records-issues";
import { viewTexts } from "./texts";

/** Maximum of columns in a list. */
export const MAX_COLUMNS = 200;
/** Maximum of views per member and entity. */
export const MAX_VIEWS = 200;

/** In CSS pixels. */
export const ColumnSize = z.int().min(40).max(1000);

/** A view's columns, in order; `id` is a field's identifier. */
const ColumnsSetting = z
  .array(z.object({ id: Token(200).min(1), size: ColumnSize }))
  .max(MAX_COLUMNS)
  .refine((columns) => new Set(columns.map(({ id }) => id)).size === columns.length, recordsIssues.columnTwice);

/** The calculation below a column of numbers. */
export const ColumnTotal = z.enum(["none", "sum", "average", "min", "max", "median"]);
export type ColumnTotal = z.infer<typeof ColumnTotal>;

/** The totals by column identifier; columns that are not listed have the product's default. */
export const ColumnTotals = z
  .record(MapKey(200), ColumnTotal)
  .refine((totals) => Object.keys(totals).length <= MAX_COLUMNS, recordsIssues.tooManyColumns);
export type ColumnTotals = z.infer<typeof ColumnTotals>;

/** A view's columns, filter, sorting, groups and totals (docs/product/records-lists.md#views). */
export const ViewSetting = z.object({
  columnsSetting: ColumnsSetting,
  filter: Filter.nullable().default(null),
  sorting: Sorting.nullable().default(null),
  /** The identifier of the field whose values group the rows. */
  group: Token(200).min(1).nullable().default(null),
  totals: ColumnTotals.default({}),
});
export type ViewSetting = z.infer<typeof ViewSetting>;

export const ViewTitle = Line(60).min(1, sharedIssues.required);

/** A stored view. */
export const SavedView = z.object({
  id: Id,
  entity_id: ListEntityId,
  /** The deal type of the view; null for all types and for other entities. */
  record_type_id: Id.nullable(),
  title: z.string(),
  view_collection_setting: ViewSetting,
  /** Whether the whole team sees it, or only its creator. */
  shared: z.boolean(),
  created_by: Uid,
  created_at: Time,
  updated_at: Time,
});
export type SavedView = z.infer<typeof SavedView>;

/** The part of a view in events: the content of a private view stays private. */
export type ViewHead = Omit<SavedView, "view_collection_setting">;

export const viewHead = ({ view_collection_setting: _, ...head }: SavedView): ViewHead => head;

const ViewInput = z.object({ title: ViewTitle, view_collection_setting: ViewSetting, shared: z.boolean() });

export const CreateView = ViewInput.extend({ shared: z.boolean().default(false) });
export const ChangeView = ViewInput.partial();

/** Whether a member may see a view; others' private views do not exist for them. */
export const isViewVisible = ({ shared, created_by }: SavedView, userId: string): boolean =>
  shared || created_by === userId;

/** Returns the view if the member may see it. */
export function assertViewVisible(view: SavedView | undefined, userId: string): SavedView {
  if (!view || !isViewVisible(view, userId)) throw new AppError("NOT_FOUND", viewTexts.viewNotFound);
  return view;
}

/** Returns the view if the member may edit it: only its creator (docs/product/records-lists.md#views). */
export function assertOwnView(view: SavedView | undefined, userId: string): SavedView {
  const visible = assertViewVisible(view, userId);
  if (visible.created_by !== userId) throw new AppError("FORBIDDEN", viewTexts.viewOfOther);
  return visible;
}

/** A view with the member's pin and home settings. */
export const ViewAnswer = SavedView.omit({ created_by: true }).extend({
  created_by: z.object({ id: z.string(), display_name: z.string() }),
  pinned: z.boolean(),
  /** Its position among the pins, from 0. */
  pin_order: z.int().nullable(),
  home: z.boolean(),
});
export type ViewAnswer = z.infer<typeof ViewAnswer>;
