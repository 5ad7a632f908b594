import { Box, Flex } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import { type ReactNode, use } from "react";
import { BoardActionsContext } from "./board-actions";
import { CardFacts } from "./card-facts";
import { cardPx } from "./card-size";

type CardFaceProps = { record: RecordView; title?: ReactNode; menu?: ReactNode; lifted?: boolean; arrived?: boolean };

/** What a card looks like: its name, and what else is known. */
export function CardFace({ record, title, menu, lifted = false, arrived = false }: CardFaceProps) {
  const { fields } = use(BoardActionsContext);
  return (
    <Flex
      position="relative"
      direction="column"
      h={`${cardPx(fields.length)}px`}
      px="3"
      py="2"
      gap="0.5"
      rounded="l2"
      borderWidth="1px"
      borderColor={lifted || arrived ? "brand.border" : "border"}
      bg={arrived ? "brand.subtle" : "bg.panel"}
      shadow={lifted ? "lg" : "xs"}
      rotate={lifted ? "1.5deg" : undefined}
      transition="background 500ms, border-color 500ms, opacity 200ms"
      _hover={{ borderColor: lifted || arrived ? "brand.border" : "border.emphasized" }}
      css={arrived ? { "@starting-style": { opacity: 0 } } : undefined}
    >
      <Flex gap="1" align="center" minH="6">
        <Box flex="1" minW="0" fontWeight="medium" truncate>
          {title ?? record.label}
        </Box>
        {menu}
      </Flex>
      <CardFacts record={record} />
    </Flex>
  );
}
