import type { Active, DndContextProps, Over } from "@dnd-kit/core";
import type { StageValue } from "@dure/domain/records/record/record";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { droppedStage } from "./dropped-stage";

/** What a screen reader says while a card is moved. */
export function useDragAnnouncements(
  stages: readonly z.infer<typeof StageValue>[],
): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTranslation("records");
  return useMemo(() => {
    const labelOf = (active: Active): string => active.data.current?.record?.label ?? "";
    const stageOf = (id: unknown): string => stages.find((stage) => stage.id === id)?.label ?? "";
    const overWords = (active: Active, over: Over | null) =>
      over
        ? t("board.over", { label: labelOf(active), stage: stageOf(droppedStage(over)) })
        : t("board.outside", { label: labelOf(active) });
    return {
      screenReaderInstructions: { draggable: t("board.instructions") },
      announcements: {
        onDragStart: ({ active }) =>
          t("board.picked", { label: labelOf(active), stage: stageOf(active.data.current?.record?.stage?.id) }),
        onDragOver: ({ active, over }) => overWords(active, over),
        onDragEnd: ({ active, over }) =>
          over
            ? t("board.dropped", { label: labelOf(active), stage: stageOf(droppedStage(over)) })
            : t("board.cancelled", { label: labelOf(active) }),
        onDragCancel: ({ active }) => t("board.cancelled", { label: labelOf(active) }),
      },
    };
  }, [stages, t]);
}
