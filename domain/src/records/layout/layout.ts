import { z } from "zod";
import { sharedIssues } from "../../shared/shared-issues";
import { Id, Line } from "../../shared/value";
import { FieldCategory } from "../field/field";

/** A field's place in a group. Its label and whether it is required come from its definition. */
const FieldPlace = z.object({
  id: Id,
  category: FieldCategory,
  is_visible: z.boolean(),
  required: z.boolean(),
});
export type FieldPlace = z.infer<typeof FieldPlace>;

const FieldGroup = z.object({
  id: Id,
  type: z.literal("group"),
  title: Line(60).min(1, sharedIssues.required),
  content_type: z.literal("field"),
  children: z.array(FieldPlace).max(1000),
});
export type FieldGroup = z.infer<typeof FieldGroup>;

/** An information box holds groups of fields; the product fills the note box. */
const Section = z.object({
  id: Id,
  type: z.enum(["information", "memo"]),
  children: z.array(FieldGroup).max(30),
});
export type Section = z.infer<typeof Section>;

const Position = z.object({ column_ratio: z.number().min(0.1).max(10), sections: z.array(Section).max(30) });

export const MAX_COLUMNS = 3;

/** How the details page of a record type is laid out, column by column (docs/product/records-pages.md#layout). */
export const DetailsLayout = z.object({
  positions: z.array(Position).min(1).max(MAX_COLUMNS),
  /** Ids of contact fields shown above the columns. */
  top_section_widgets: z.array(Id).max(5),
});
export type DetailsLayout = z.infer<typeof DetailsLayout>;

export const MAX_CARD_FIELDS = 10;

/** Which fields a card shows below its title. */
export const CardSettings = z.object({ field_identifiers: z.array(Id).max(MAX_CARD_FIELDS) });
export type CardSettings = z.infer<typeof CardSettings>;

/** A team's layout of a record type; null means the default. */
export const StoredLayout = z.object({
  /** The record type's id. */
  id: Id,
  details: DetailsLayout.nullable().default(null),
  cards: CardSettings.nullable().default(null),
  /** Increases with each change; used for optimistic concurrency. */
  version: z.int().default(0),
});
export type StoredLayout = z.infer<typeof StoredLayout>;

/** All groups of fields, in any box. */
export const groupsOf = ({ positions }: Pick<DetailsLayout, "positions">): FieldGroup[] =>
  positions.flatMap(({ sections }) => sections.flatMap(({ children }) => children));
