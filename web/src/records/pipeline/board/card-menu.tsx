import { IconButton } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import { ArrowRightLeft } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { StageItems } from "../stage-items";
import { BoardActionsContext } from "./board-actions";

/** Moves a card without dragging: always there on a phone, on a desktop when the card is pointed at or focused. */
export function CardMenu({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const { stages, move } = use(BoardActionsContext);
  return (
    <StageItems
      label={t("board.moveTo")}
      stages={stages}
      currentId={record.stage?.id}
      onPick={(stage) => move(record.id, stage.id)}
      trigger={
        <IconButton
          variant="ghost"
          size="2xs"
          position="relative"
          zIndex="1"
          boxSize={{ base: "8", md: "6" }}
          minW="0"
          my="-1"
          me="-1"
          color="fg.muted"
          opacity={{ base: 1, md: 0 }}
          _focusVisible={{ opacity: 1 }}
          _expanded={{ opacity: 1 }}
          css={{ "li:hover &, li:focus-within &": { opacity: 1 } }}
          aria-label={t("board.moveCard", { label: record.label })}
          onMouseDown={(event) => event.stopPropagation()}
          onTouchStart={(event) => event.stopPropagation()}
        >
          <ArrowRightLeft />
        </IconButton>
      }
    />
  );
}
