import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** A little inside the column, so that the card is clearly in it. */
const INSET_PX = 8;

/** The arrow keys go from column to column: cards have no order of their own within a stage. */
const columnCoordinates: KeyboardCoordinateGetter = (event, { context, active }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const columns = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.left - b.rect.left);
  const currentId = context.over?.id ?? context.draggableNodes.get(active)?.data.current?.record?.stage?.id;
  const index = columns.findIndex(({ id }) => id === currentId);
  const next = columns[index + step];
  return next && { x: next.rect.left + INSET_PX, y: next.rect.top + INSET_PX };
};

// Options created with each render would give every card new listeners.
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const KEYBOARD: KeyboardSensorOptions = {
  coordinateGetter: columnCoordinates,
  keyboardCodes: { start: ["Space"], end: ["Space", "Enter"], cancel: ["Escape"] },
};

/** A mouse drags at once, a finger after a moment's rest, so that it can scroll; Space lifts and drops. */
export const useBoardSensors = () =>
  useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, KEYBOARD));
