import { chakra } from "@chakra-ui/react";
import type { DraggableAttributes } from "@dnd-kit/core";
import type { RecordView } from "@dure/domain/records/record/record";
import { type KeyboardEvent, use, useCallback } from "react";
import { isFocusLost } from "../../../../ui/focus/focused-control";
import { useSideRecord } from "../../../record/side/use-side-record";
import { BoardActionsContext } from "../board-actions-context";

type CardTitleProps = {
  record: RecordView;
  handleRef: (element: HTMLElement | null) => void;
  attributes: DraggableAttributes;
  // The drag library types its listeners no closer.
  // biome-ignore lint/complexity/noBannedTypes: see above
  onKeyDown: Function | undefined;
};

/** A card's name, stretched over the card: what a click opens and what the keyboard takes hold of. */
export function CardTitle({ record, handleRef, attributes, onKeyDown }: CardTitleProps) {
  const { followed } = use(BoardActionsContext);
  const { side, open } = useSideRecord();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      handleRef(element);
      if (element && isFocusLost() && followed.current === record.id) element.focus();
    },
    [handleRef, followed, record.id],
  );
  return (
    <chakra.button
      {...attributes}
      ref={ref}
      type="button"
      // A column is narrow, so the tooltip has the whole name.
      title={record.label}
      data-record={record.id}
      aria-current={side?.id === record.id}
      maxW="full"
      truncate
      textAlign="start"
      fontWeight="medium"
      cursor="inherit"
      outline="none"
      _after={{ content: '""', position: "absolute", inset: "0", rounded: "l2" }}
      _currentPage={{ _after: { outline: "2px solid", outlineColor: "brand.border" } }}
      _focusVisible={{ _after: { outline: "2px solid", outlineColor: "brand.focusRing" } }}
      onKeyDown={(event: KeyboardEvent) => onKeyDown?.(event)}
      onClick={() => open(record.entity, record.id)}
    >
      {record.label}
    </chakra.button>
  );
}
