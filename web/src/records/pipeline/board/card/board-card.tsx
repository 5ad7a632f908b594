import { useDraggable } from "@dnd-kit/core";
import type { RecordView } from "@dure/domain/records/record/record";
import { type CSSProperties, memo, use, useMemo } from "react";
import { BoardActionsContext } from "../board-actions-context";
import { CardBody } from "./card-body";

type BoardCardProps = { record: RecordView; arrived: boolean };

const RESTING: CSSProperties = { cursor: "grab", touchAction: "manipulation", userSelect: "none" };
const DRAGGED: CSSProperties = { ...RESTING, opacity: 0.4 };

/**
 * A card: the whole of it is dragged by the pointer and opens on a click; by keyboard its name is the handle, Space
 * lifts it and Enter opens it. The drag library draws this anew for every card whenever a drag comes over a column, so
 * it is one plain element around a part that stays.
 */
export const BoardCard = memo(function BoardCard({ record, arrived }: BoardCardProps) {
  const { roleDescription } = use(BoardActionsContext);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: record.id,
    data: useMemo(() => ({ record }), [record]),
    attributes: { roleDescription },
  });
  const { onKeyDown, ...pointerListeners } = listeners ?? {};
  return (
    <div ref={setNodeRef} {...pointerListeners} style={isDragging ? DRAGGED : RESTING}>
      <CardBody
        record={record}
        arrived={arrived}
        handleRef={setActivatorNodeRef}
        attributes={attributes}
        onKeyDown={onKeyDown}
      />
    </div>
  );
});
