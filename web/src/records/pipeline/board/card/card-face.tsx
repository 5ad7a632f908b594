import { Box, Flex, type SystemStyleObject } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { type ReactNode, use } from "react";
import { BoardActionsContext } from "../board-actions-context";
import { CardFields } from "./card-fields";
import { cardPx } from "./card-size";
import { StaleMark } from "./stale-mark";
import { useStaleDays } from "./use-stale-days";

type CardFaceProps = { record: RecordView; title?: ReactNode; menu?: ReactNode; lifted?: boolean; arrived?: boolean };

/** The states differ by attributes: a style that is first inserted during a drag would restyle the whole page. */
const FACE: SystemStyleObject = {
  position: "relative",
  flexDirection: "column",
  px: "3",
  py: "2",
  gap: "0.5",
  rounded: "l2",
  borderWidth: "1px",
  borderColor: "border",
  bg: "bg.panel",
  shadow: "xs",
  transition: "background 500ms, border-color 500ms, opacity 200ms",
  "&:hover": { borderColor: "border.emphasized" },
  "&[data-lifted]": { borderColor: "brand.border", shadow: "lg", rotate: "1.5deg" },
  "&[data-arrived]": { borderColor: "brand.border", bg: "brand.subtle", _starting: { opacity: 0 } },
};

/** What a card looks like: its name, and what else is known. */
export function CardFace({ record, title, menu, lifted = false, arrived = false }: CardFaceProps) {
  const { fields } = use(BoardActionsContext);
  const staleDays = useStaleDays(record);
  return (
    <Flex
      css={FACE}
      style={{ height: cardPx(record, fields, staleDays !== undefined) }}
      data-lifted={lifted || undefined}
      data-arrived={arrived || undefined}
    >
      <Flex gap="1" align="center" minH="6">
        <Box flex="1" minW="0" fontWeight="medium" truncate>
          {title ?? record.label}
        </Box>
        {menu}
      </Flex>
      <CardFields record={record} />
      {staleDays !== undefined && <StaleMark days={staleDays} />}
    </Flex>
  );
}
