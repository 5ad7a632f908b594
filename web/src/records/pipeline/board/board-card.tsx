import { Box, chakra } from "@chakra-ui/react";
import { useDraggable } from "@dnd-kit/core";
import type { RecordView } from "@dure/domain/records/record";
import { type KeyboardEvent, memo, use } from "react";
import { useTranslation } from "react-i18next";
import { useSideRecord } from "../../record/side/use-side-record";
import { BoardActionsContext } from "./board-actions";
import { CardFace } from "./card-face";
import { CardMenu } from "./card-menu";

/**
 * A card: the whole of it is dragged by the pointer and opens on a click; by keyboard its name is the handle, Space
 * lifts it and Enter opens it.
 */
export const BoardCard = memo(function BoardCard({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const { arrivals } = use(BoardActionsContext);
  const { side, open } = useSideRecord();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: record.id,
    data: { record },
    attributes: { roleDescription: t("board.draggable") },
  });
  const { onKeyDown, ...pointerListeners } = listeners ?? {};
  const isOpen = side?.id === record.id;

  const title = (
    <chakra.button
      {...attributes}
      ref={setActivatorNodeRef}
      type="button"
      data-record={record.id}
      maxW="full"
      truncate
      textAlign="start"
      fontWeight="medium"
      cursor="inherit"
      outline="none"
      _after={{ content: '""', position: "absolute", inset: "0", rounded: "l2" }}
      _focusVisible={{ _after: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "0" } }}
      onKeyDown={(event: KeyboardEvent) => onKeyDown?.(event)}
      onClick={() => open(record.entity, record.id)}
    >
      {record.label}
    </chakra.button>
  );
  return (
    <Box
      ref={setNodeRef}
      {...pointerListeners}
      cursor="grab"
      opacity={isDragging ? 0.4 : 1}
      touchAction="manipulation"
      userSelect="none"
      {...(isOpen && { outline: "2px solid", outlineColor: "brand.border", rounded: "l2" })}
    >
      <CardFace record={record} arrived={arrivals.has(record.id)} title={title} menu={<CardMenu record={record} />} />
    </Box>
  );
});
