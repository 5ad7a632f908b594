import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id, Line, Time, Uid } from "../../shared/value";
import { Filter, Sorting } from "../filter/filter";
import { ListEntityId } from "../record/entity";
import { viewTexts } from "./texts";

/** Columns that a list shows at most. */
export const MAX_COLUMNS = 200;
/** Views of one entity that one member has at most. */
export const MAX_VIEWS = 200;

/** Pixels. */
export const ColumnSize = z.int().min(40).max(1000);

/** The columns that a view shows, in their order; `id` is a field's identifier. */
const ColumnsSetting = z
  .array(z.object({ id: z.string().min(1).max(200), size: ColumnSize }))
  .max(MAX_COLUMNS)
  .refine((columns) => new Set(columns.map(({ id }) => id)).size === columns.length, "A column may stand once only.");

/** What a view makes of a list (docs/product/records-lists.md#views): its columns, its filter, its order. */
export const ViewSetting = z.object({
  columnsSetting: ColumnsSetting,
  filter: Filter.nullable().default(null),
  sorting: Sorting.nullable().default(null),
});
export type ViewSetting = z.infer<typeof ViewSetting>;

export const ViewTitle = Line(60).min(1, "Required field");

/** A view as it is kept. */
export const SavedView = z.object({
  id: Id,
  entity_id: ListEntityId,
  /** The deal type that it is for; null for all of them, and for every other entity. */
  record_type_id: Id.nullable(),
  title: z.string(),
  view_collection_setting: ViewSetting,
  /** Everybody in the team sees it; otherwise its creator alone does. */
  shared: z.boolean(),
  created_by: Uid,
  created_at: Time,
  updated_at: Time,
});
export type SavedView = z.infer<typeof SavedView>;

/** What others hear of a view's change: a private view's content is nobody's business. */
export type ViewHead = Omit<SavedView, "view_collection_setting">;

export const viewHead = ({ view_collection_setting: _, ...head }: SavedView): ViewHead => head;

const Given = z.object({ title: ViewTitle, view_collection_setting: ViewSetting, shared: z.boolean() });

export const CreateView = Given.extend({ shared: z.boolean().default(false) });
export const ChangeView = Given.partial();

/** Whether a member finds a view; to anybody else a private one does not exist. */
export const isViewVisible = ({ shared, created_by }: SavedView, userId: string): boolean =>
  shared || created_by === userId;

/** The view, for somebody who may see it. */
export function assertVisible(view: SavedView | undefined, userId: string): SavedView {
  if (!view || !isViewVisible(view, userId)) throw new AppError("NOT_FOUND", viewTexts.viewNotFound);
  return view;
}

/** The view, for somebody who may change or delete it: its creator alone (docs/product/records-lists.md#views). */
export function assertOwn(view: SavedView | undefined, userId: string): SavedView {
  const visible = assertVisible(view, userId);
  if (visible.created_by !== userId) throw new AppError("FORBIDDEN", viewTexts.viewOfOther);
  return visible;
}

/** A view as somebody sees it who may have pinned it or made it home. */
export const ViewAnswer = SavedView.omit({ created_by: true }).extend({
  created_by: z.object({ id: z.string(), display_name: z.string() }),
  pinned: z.boolean(),
  /** Its place among the pinned ones, from 0. */
  pin_order: z.int().nullable(),
  home: z.boolean(),
});
export type ViewAnswer = z.infer<typeof ViewAnswer>;
