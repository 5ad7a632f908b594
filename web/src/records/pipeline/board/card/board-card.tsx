import { useDraggable } from "@dnd-kit/core";
import type { RecordView } from "@dure/domain/records/record/record";
import { type ComponentProps, type CSSProperties, memo, use, useMemo } from "react";
import { BoardActionsContext } from "../board-actions-context";
import { CardFace } from "./card-face";
import { CardMenu } from "./card-menu";
import { CardTitle } from "./card-title";

type BoardCardProps = { record: RecordView; arrived: boolean };

const RESTING: CSSProperties = { cursor: "grab", touchAction: "manipulation", userSelect: "none" };
const DRAGGED: CSSProperties = { ...RESTING, opacity: 0.4 };

/**
 * A card. The pointer drags and opens it anywhere; for the keyboard its name is the handle, Space lifts it and Enter
 * opens it. The drag library renders this for every card whenever a drag enters a column, so it is one plain element
 * around a memoized part.
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

type CardBodyProps = ComponentProps<typeof CardTitle> & { arrived: boolean };

/** The content of a card. A drag elsewhere does not render it again. */
const CardBody = memo(function CardBody({ record, arrived, ...handle }: CardBodyProps) {
  return (
    <CardFace
      record={record}
      arrived={arrived}
      title={<CardTitle record={record} {...handle} />}
      menu={<CardMenu record={record} />}
    />
  );
});
