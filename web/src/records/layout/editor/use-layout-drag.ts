import {
  type CollisionDetection,
  closestCenter,
  type DndContextProps,
  type DragOverEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useRef } from "react";
import { columnOf, groupOf, type LayoutDraft, moveBox, moveField } from "../layout-draft";
import type { DragData } from "./drag-data";
import { useLayoutAnnouncements } from "./use-layout-announcements";
import type { LayoutEditing } from "./use-layout-draft";

const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Fields go among fields and into groups, boxes among boxes and into columns. */
const collide: CollisionDetection = (args) => {
  const { kind } = args.active.data.current as DragData;
  const droppableContainers = args.droppableContainers.filter(({ data }) => {
    const target = data.current as DragData | undefined;
    return target !== undefined && (kind === "field" ? target.kind !== "column" : target.kind !== "field");
  });
  const within = args.pointerCoordinates ? pointerWithin({ ...args, droppableContainers }) : [];
  // The innermost of those under the pointer: a field rather than its group.
  const inner = within.filter(({ id }) => String(id).startsWith(kind === "field" ? "field:" : "box:"));
  if (inner.length > 0) return inner;
  return within.length > 0 ? within : closestCenter({ ...args, droppableContainers });
};

/** The drag-and-drop props of the editor. Canceling a drag restores the layout. */
export function useLayoutDrag({ draft, change, labelOf }: LayoutEditing): DndContextProps {
  const before = useRef(draft);
  return {
    sensors: useSensors(
      useSensor(MouseSensor, MOUSE),
      useSensor(TouchSensor, TOUCH),
      useSensor(KeyboardSensor, KEYBOARD),
    ),
    collisionDetection: collide,
    accessibility: useLayoutAnnouncements(draft, labelOf),
    onDragStart: () => {
      before.current = draft;
    },
    onDragOver: (event) => change((now) => moved(now, event)),
    onDragCancel: () => change(() => before.current),
  };
}

function moved(draft: LayoutDraft, { active, over }: DragOverEvent): LayoutDraft {
  const dragged = active.data.current as DragData;
  const target = over?.data.current as DragData | undefined;
  if (!target || over?.id === active.id) return draft;
  if (dragged.kind === "field") return fieldOver(draft, dragged.id, target);
  return dragged.kind === "box" ? boxOver(draft, dragged.id, target) : draft;
}

function fieldOver(draft: LayoutDraft, id: string, target: DragData): LayoutDraft {
  if (target.kind === "column") return draft;
  if (target.kind === "box") {
    const isThere = groupOf(draft, id)?.id === target.id;
    return isThere ? draft : moveField(draft, id, target.id, Number.MAX_SAFE_INTEGER);
  }
  const group = groupOf(draft, target.id);
  return group
    ? moveField(
        draft,
        id,
        group.id,
        group.fields.findIndex((place) => place.id === target.id),
      )
    : draft;
}

function boxOver(draft: LayoutDraft, id: string, target: DragData): LayoutDraft {
  if (target.kind === "field") return draft;
  if (target.kind === "column")
    return columnOf(draft, id) === target.at ? draft : moveBox(draft, id, target.at, Number.MAX_SAFE_INTEGER);
  const at = columnOf(draft, target.id);
  const place = draft.columns[at]?.boxes.findIndex((box) => box.id === target.id) ?? 0;
  return moveBox(draft, id, at, place);
}
