import { Box } from "@chakra-ui/react";
import { useDraggable } from "@dnd-kit/core";
import type { RecordView } from "@dure/domain/records/record";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CardFace } from "./card-face";
import { CardMenu } from "./card-menu";
import { CardTitle } from "./card-title";

type BoardCardProps = { record: RecordView; arrived: boolean };

/**
 * A card: the whole of it is dragged by the pointer and opens on a click; by keyboard its name is the handle, Space
 * lifts it and Enter opens it.
 */
export const BoardCard = memo(function BoardCard({ record, arrived }: BoardCardProps) {
  const { t } = useTranslation("records");
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: record.id,
    data: useMemo(() => ({ record }), [record]),
    attributes: { roleDescription: t("board.draggable") },
  });
  const { onKeyDown, ...pointerListeners } = listeners ?? {};
  return (
    <Box
      ref={setNodeRef}
      {...pointerListeners}
      cursor="grab"
      opacity={isDragging ? 0.4 : 1}
      touchAction="manipulation"
      userSelect="none"
    >
      <CardFace
        record={record}
        arrived={arrived}
        title={
          <CardTitle record={record} handleRef={setActivatorNodeRef} attributes={attributes} onKeyDown={onKeyDown} />
        }
        menu={<CardMenu record={record} />}
      />
    </Box>
  );
});
