import { type DetailsLayout, type FieldPlace, MAX_COLUMNS, type Section } from "@dure/domain/records/layout/layout";

export type GroupBox = { kind: "group"; id: string; title: string; fields: FieldPlace[] };
export type NoteBox = { kind: "note"; id: string };
export type Box = GroupBox | NoteBox;
type Column = { ratio: number; boxes: Box[] };

/** A layout as its editor holds it: columns of boxes, each a group of fields or the note box. */
export type LayoutDraft = { columns: Column[]; widgets: string[] };

export const draftOf = ({ positions, top_section_widgets }: DetailsLayout): LayoutDraft => ({
  columns: positions.map(({ column_ratio, sections }) => ({ ratio: column_ratio, boxes: sections.flatMap(boxesOf) })),
  widgets: top_section_widgets,
});

const boxesOf = ({ id, type, children }: Section): Box[] =>
  type === "memo"
    ? [{ kind: "note", id }]
    : children.map((group) => ({ kind: "group", id: group.id, title: group.title, fields: group.children }));

/** The stored form of a draft: every group is in an information section of its own. */
export const layoutOf = ({ columns, widgets }: LayoutDraft): DetailsLayout => ({
  positions: columns.map(({ ratio, boxes }) => ({ column_ratio: ratio, sections: boxes.map(sectionOf) })),
  top_section_widgets: widgets,
});

const sectionOf = (box: Box): Section =>
  box.kind === "note"
    ? { id: box.id, type: "memo", children: [] }
    : {
        id: `${box.id}-box`,
        type: "information",
        children: [{ id: box.id, type: "group", title: box.title, content_type: "field", children: box.fields }],
      };

export const groupsIn = ({ columns }: LayoutDraft): GroupBox[] =>
  columns.flatMap(({ boxes }) => boxes.filter((box) => box.kind === "group"));

export const groupOf = (draft: LayoutDraft, fieldId: string): GroupBox | undefined =>
  groupsIn(draft).find(({ fields }) => fields.some(({ id }) => id === fieldId));

export const columnOf = ({ columns }: LayoutDraft, boxId: string): number =>
  columns.findIndex(({ boxes }) => boxes.some(({ id }) => id === boxId));

const changeColumns = (draft: LayoutDraft, change: (column: Column, at: number) => Column): LayoutDraft => ({
  ...draft,
  columns: draft.columns.map(change),
});

/** A new, empty column after the others, as long as there is room for one. */
export const addColumn = (draft: LayoutDraft): LayoutDraft =>
  draft.columns.length < MAX_COLUMNS ? { ...draft, columns: [...draft.columns, { ratio: 1, boxes: [] }] } : draft;

/**
 * Removes a column. Its boxes go to the end of the column before it; those of the first, to the one after. The last
 * column stays.
 */
export function removeColumn(draft: LayoutDraft, columnAt: number): LayoutDraft {
  const gone = draft.columns[columnAt];
  if (!gone || draft.columns.length < 2) return draft;
  const heirAt = columnAt === 0 ? 1 : columnAt - 1;
  const given = changeColumns(draft, (column, at) =>
    at === heirAt ? { ...column, boxes: [...column.boxes, ...gone.boxes] } : column,
  );
  return { ...given, columns: given.columns.filter((_, at) => at !== columnAt) };
}

/** How wide a column is beside the others. */
export const setRatio = (draft: LayoutDraft, columnAt: number, ratio: number): LayoutDraft =>
  changeColumns(draft, (column, at) => (at === columnAt ? { ...column, ratio } : column));

/** The ratios to choose from, in order. A ratio set through the API stays among them. */
export const ratioChoices = (current: number): number[] => [...new Set([1, 1.5, 2, 3, current])].sort((a, b) => a - b);

const changeGroups = (draft: LayoutDraft, change: (group: GroupBox) => GroupBox): LayoutDraft =>
  changeColumns(draft, (column) => ({
    ...column,
    boxes: column.boxes.map((box) => (box.kind === "group" ? change(box) : box)),
  }));

/** Moves a field into a group. `at` is its index among the group's other fields. */
export function moveField(draft: LayoutDraft, fieldId: string, groupId: string, at: number): LayoutDraft {
  const place = groupOf(draft, fieldId)?.fields.find(({ id }) => id === fieldId);
  if (!place) return draft;
  return changeGroups(draft, (group) => {
    const others = group.fields.filter(({ id }) => id !== fieldId);
    return { ...group, fields: group.id === groupId ? others.toSpliced(at, 0, place) : others };
  });
}

/** Moves a box into a column. `at` is its index among the column's other boxes. */
export function moveBox(draft: LayoutDraft, boxId: string, columnAt: number, at: number): LayoutDraft {
  const box = draft.columns.flatMap(({ boxes }) => boxes).find(({ id }) => id === boxId);
  if (!box) return draft;
  return changeColumns(draft, (column, index) => {
    const others = column.boxes.filter(({ id }) => id !== boxId);
    return { ...column, boxes: index === columnAt ? others.toSpliced(at, 0, box) : others };
  });
}

export const renameGroup = (draft: LayoutDraft, groupId: string, title: string): LayoutDraft =>
  changeGroups(draft, (group) => (group.id === groupId ? { ...group, title } : group));

/** A new, empty group at the end of a column. */
export const addGroup = (draft: LayoutDraft, columnAt: number, id: string, title: string): LayoutDraft =>
  changeColumns(draft, (column, index) =>
    index === columnAt ? { ...column, boxes: [...column.boxes, { kind: "group", id, title, fields: [] }] } : column,
  );

/** Removes a group. Its fields go to the end of the first other group; the last group stays. */
export function removeGroup(draft: LayoutDraft, groupId: string): LayoutDraft {
  const gone = groupsIn(draft).find(({ id }) => id === groupId);
  const heir = groupsIn(draft).find(({ id }) => id !== groupId);
  if (!gone || !heir) return draft;
  const given = changeGroups(draft, (group) =>
    group.id === heir.id ? { ...group, fields: [...group.fields, ...gone.fields] } : group,
  );
  return changeColumns(given, (column) => ({ ...column, boxes: column.boxes.filter(({ id }) => id !== groupId) }));
}

/** Shows a field, or hides it unless it is required. */
export const showField = (draft: LayoutDraft, fieldId: string, visible: boolean): LayoutDraft =>
  changeGroups(draft, (group) => ({
    ...group,
    fields: group.fields.map((place) =>
      place.id === fieldId ? { ...place, is_visible: visible || place.required } : place,
    ),
  }));
