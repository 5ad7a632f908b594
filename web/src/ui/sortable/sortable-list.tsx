import { Stack, type StackProps } from "@chakra-ui/react";
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import type { SortItem } from "./sort-item";
import { useSortAnnouncements } from "./use-sort-announcements";

type SortableListProps<Item extends SortItem> = Omit<StackProps, "children"> & {
  /** The list's accessible label. */
  label: string;
  items: readonly Item[];
  /** All ids in the new order. */
  onReorder: (ids: string[]) => void;
  /** One `SortableRow` for each item. */
  children: (item: Item) => ReactNode;
};

/** A list that is reordered by mouse, touch, or keyboard on a row's handle. */
export function SortableList<Item extends SortItem>(props: SortableListProps<Item>) {
  const { label, items, onReorder, children, ...box } = props;
  const ids = items.map(({ id }) => id);
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onReorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={useSortSensors()}
      collisionDetection={closestCenter}
      accessibility={useSortAnnouncements(items)}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Stack as="ul" aria-label={label} listStyleType="none" gap="1px" {...box}>
          {items.map(children)}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

/** A mouse drags after a few pixels, a finger after a short press, so that touches can scroll. */
const useSortSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
