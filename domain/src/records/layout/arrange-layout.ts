import { AppError } from "../../shared/error";
import type { Locale } from "../../shared/text";
import type { Field } from "../field/field";
import { isSystemField } from "../field/system-fields";
import { canBeWidget, informationGroup } from "./default-layout";
import { type DetailsLayout, type FieldGroup, type FieldPlace, groupsOf, type Section } from "./layout";
import { layoutTexts } from "./texts";

/** What a layout is completed with: the record type's fields, in the order for new ones. */
export type ArrangeOptions = { fields: readonly Field[]; locale: Locale };

/**
 * Aligns a layout with the existing fields: deleted ones are dropped, new ones are added to the end of the first group
 * (system fields hidden), required ones are always shown (docs/product/records-pages.md#arranging). It has exactly one
 * note box.
 */
export function arrangeLayout(layout: DetailsLayout, { fields, locale }: ArrangeOptions): DetailsLayout {
  const known = new Map(fields.map((field) => [field.id, field]));
  const placed = new Set<string>();
  const place = ({ id, is_visible }: Pick<FieldPlace, "id" | "is_visible">): FieldPlace[] => {
    const field = known.get(id);
    if (!field || placed.has(id)) return [];
    placed.add(id);
    return [{ id, category: field.category, is_visible: is_visible || field.required, required: field.required }];
  };
  const positions = withBoxes(layout.positions, locale).map((position) => ({
    ...position,
    sections: position.sections.map((section) => ({
      ...section,
      children: section.children.map((group) => ({ ...group, children: group.children.flatMap(place) })),
    })),
  }));
  const [first] = groupsOf({ positions });
  const added = fields.flatMap(({ id }) => place({ id, is_visible: !isSystemField(id) }));
  return {
    positions: positions.map((position) => withAdded(position, first, added)),
    top_section_widgets: widgetsOf(layout, known),
  };
}

type Position = DetailsLayout["positions"][number];

function withAdded(position: Position, first: FieldGroup | undefined, added: FieldPlace[]): Position {
  const add = (group: FieldGroup) => (group === first ? { ...group, children: [...group.children, ...added] } : group);
  return {
    ...position,
    sections: position.sections.map((section) => ({ ...section, children: section.children.map(add) })),
  };
}

/** Ensures that the layout has an information box and a note box. */
function withBoxes(positions: Position[], locale: Locale): Position[] {
  const missing: Section[] = [];
  if (groupsOf({ positions }).length === 0)
    missing.push({ id: "information-box", type: "information", children: [informationGroup(locale)] });
  if (!sectionsOf(positions).some(({ type }) => type === "memo"))
    missing.push({ id: "memo-box", type: "memo", children: [] });
  return positions.map((position, index) =>
    index === positions.length - 1 ? { ...position, sections: [...position.sections, ...missing] } : position,
  );
}

const sectionsOf = (positions: readonly Position[]): Section[] => positions.flatMap(({ sections }) => sections);

const widgetsOf = ({ top_section_widgets }: DetailsLayout, known: ReadonlyMap<string, Field>): string[] =>
  [...new Set(top_section_widgets)].filter((id) => {
    const field = known.get(id);
    return field !== undefined && canBeWidget(field);
  });

/**
 * Validates a layout for saving.
 * @throws if something appears twice, or a required field is hidden
 */
export function checkLayout(given: DetailsLayout, arranging: ArrangeOptions): DetailsLayout {
  const sections = sectionsOf(given.positions);
  const groups = groupsOf(given);
  const places = groups.flatMap(({ children }) => children);
  refuseTwice(places, layoutTexts.fieldTwice);
  refuseTwice(sections, layoutTexts.boxTwice);
  refuseTwice(groups, layoutTexts.boxTwice);
  if (sections.filter(({ type }) => type === "memo").length > 1)
    throw new AppError("BAD_REQUEST", layoutTexts.noteBoxTwice);
  const required = new Set(arranging.fields.filter((field) => field.required).map(({ id }) => id));
  const hidden = places.filter(({ id, is_visible }) => !is_visible && required.has(id)).map(({ id }) => id);
  if (hidden.length > 0) throw new AppError("NOT_ACCEPTABLE", layoutTexts.requiredHidden, hidden);
  return arrangeLayout(given, arranging);
}

function refuseTwice(things: readonly { id: string }[], text: typeof layoutTexts.fieldTwice): void {
  const ids = things.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new AppError("BAD_REQUEST", text, twice);
}
