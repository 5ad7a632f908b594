import { Flex } from "@chakra-ui/react";
import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  pointerWithin,
} from "@dnd-kit/core";
import type { Field } from "@dure/domain/records/field/field";
import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../lib/use-now";
import type { StageMove } from "../stage-move";
import { useStageMoves } from "../use-stage-moves";
import { BoardActionsContext } from "./board-actions-context";
import { BoardGroupView } from "./board-group-view";
import type { BoardGroup } from "./board-groups";
import { CardFace } from "./card/card-face";
import { DropStrip } from "./drop-strip";
import { aboveColumns, droppedStage } from "./dropped-stage";
import { farStages } from "./far-stages";
import { useBoardSensors } from "./use-board-sensors";
import { useDragAnnouncements } from "./use-drag-announcements";

type BoardColumnsProps = {
  pipeline: Pipeline;
  groups: BoardGroup[];
  /** What the cards show below their title. */
  fields: readonly Field[];
  arrivals: ReadonlySet<string>;
  stale: boolean;
  /** Adds a deal at a stage. */
  onAdd: (stageId: string) => void;
};

/** The columns side by side; cards go from one to another by pointer, finger, keyboard or their menu. */
export function BoardColumns({ pipeline, groups, fields, arrivals, stale, onAdd }: BoardColumnsProps) {
  const [dragged, setDragged] = useState<RecordView>();
  const { actions, dialog } = useBoardActions(pipeline, fields, onAdd);
  const { stages } = actions;

  const board = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState<ReadonlySet<string>>(NO_STAGES);

  const start = ({ active, activatorEvent }: DragStartEvent) => {
    setDragged(active.data.current?.record);
    // The keyboard moves from column to column, and scrolls them into view by itself.
    setFar(activatorEvent instanceof KeyboardEvent ? NO_STAGES : farStages(board.current));
  };
  const end = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    const stageId = over && droppedStage(over);
    if (dragged && stageId && stageId !== dragged.stage?.id) actions.move(dragged, stageId);
  };
  return (
    <DndContext
      sensors={useBoardSensors()}
      collisionDetection={collideWithColumns}
      accessibility={useDragAnnouncements(stages)}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      <BoardActionsContext value={actions}>
        <Flex
          ref={board}
          data-scroll="board"
          flex="1"
          minH="0"
          gap="3"
          px={{ base: "4", md: "6" }}
          pb={{ base: "3", md: "4" }}
          overflowX="auto"
          overflowY="hidden"
          scrollPaddingInline="4"
          scrollSnapType={{ base: "x mandatory", md: "none" }}
          style={{ opacity: stale ? 0.6 : 1, ...(dragged && { scrollSnapType: "none" }) }}
          aria-busy={stale}
        >
          {groups.map((group) => (
            <BoardGroupView key={group.status} group={group} arrivals={arrivals} draggedId={dragged?.id} />
          ))}
        </Flex>
        {dragged && far.size > 0 && <DropStrip stages={stages.filter(({ id }) => far.has(id))} />}
        <DragOverlay dropAnimation={null}>{dragged && <CardFace record={dragged} lifted />}</DragOverlay>
        {dialog}
      </BoardActionsContext>
    </DndContext>
  );
}

/** The context value of the cards, which is memoized. */
function useBoardActions(pipeline: Pipeline, fields: readonly Field[], onAdd: (stageId: string) => void) {
  const { t } = useTranslation("records");
  const stages = useMemo(() => stagesOf(pipeline), [pipeline]);
  const followed = useRef<string>(undefined);
  const { move, dialog } = useLatestMoves();
  // Rounded to the hour: a change every minute would render hundreds of cards for nothing.
  const now = `${useNow().slice(0, "2026-11-28T01".length)}:00:00.000Z`;
  const actions = useMemo(
    () => ({
      stages,
      fields,
      followed,
      pipeline,
      now,
      onAdd,
      roleDescription: t("board.draggable"),
      move: (record: RecordView, stageId: string) => {
        const stage = stages.find(({ id }) => id === stageId);
        followed.current = record.id;
        if (stage) move(record, { recordId: record.id, pipelineId: pipeline.id, stage });
      },
    }),
    [stages, fields, move, pipeline, now, onAdd, t],
  );
  return { actions, dialog };
}

/** Provides a stable `move` function, since a new one would render hundreds of cards. */
function useLatestMoves() {
  const { move, dialog } = useStageMoves();
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  const stable = useCallback((record: RecordView, wanted: StageMove) => latest.current(record, wanted), []);
  return { move: stable, dialog };
}

/** The column under the pointer; for the keyboard, the one nearest to the card. */
const collideWithColumns: CollisionDetection = (args) =>
  args.pointerCoordinates ? aboveColumns(pointerWithin(args)) : closestCenter(args);

const NO_STAGES: ReadonlySet<string> = new Set();
