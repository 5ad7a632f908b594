import { IconButton } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { ArrowRightLeft } from "lucide-react";
import { memo, type SyntheticEvent, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { StageItems } from "../../stage-items";
import { BoardActionsContext } from "../board-actions-context";

const notADrag = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Moves a card without dragging: always there on a phone, on a desktop when the card is pointed at or focused. The
 * menu itself is made when it is first asked for: a board has hundreds of cards.
 */
export const CardMenu = memo(function CardMenu({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const { stages, move } = use(BoardActionsContext);
  const [asked, setAsked] = useState(false);
  const button = (
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
      onMouseDown={notADrag}
      onTouchStart={notADrag}
      {...(!asked && { "aria-haspopup": "menu", onClick: () => setAsked(true) })}
    >
      <ArrowRightLeft />
    </IconButton>
  );
  if (!asked) return button;
  return (
    <StageItems
      label={t("board.moveTo")}
      stages={stages}
      currentId={record.stage?.id}
      defaultOpen
      onPick={(stage) => move(record, stage.id)}
      trigger={button}
    />
  );
});
