import { Box, Flex } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../../ui/person-avatar";
import { useFormat } from "../../../ui/use-format";
import { useMembers } from "../../member/member-queries";

/** Every card has this height, so that a column knows where each stands without measuring it. */
export const CARD_PX = 98;

type CardFaceProps = { record: RecordView; title?: ReactNode; menu?: ReactNode; lifted?: boolean; arrived?: boolean };

/** What a card shows: name, company, amount, close date and assignee. */
export function CardFace({ record, title, menu, lifted = false, arrived = false }: CardFaceProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { nameOf } = useMembers();
  const { label, company, contract_amount, close_date, assignee } = record;
  const assigneeName = assignee && (nameOf(assignee) ?? t("member.unknown"));
  return (
    <Flex
      position="relative"
      direction="column"
      h={`${CARD_PX}px`}
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
          {title ?? label}
        </Box>
        {menu}
      </Flex>
      <Box textStyle="xs" color="fg.muted" truncate minH="4">
        {company?.label}
      </Box>
      <Flex mt="auto" align="center" gap="2" textStyle="xs" fontVariantNumeric="tabular-nums">
        <Box as="span" fontWeight="medium">
          {contract_amount !== null && format.money(contract_amount, "KRW")}
        </Box>
        <Box as="span" color="fg.muted" ms="auto" whiteSpace="nowrap">
          {close_date && format.day(close_date)}
        </Box>
        {assigneeName && (
          <Box as="span" title={assigneeName} role="img" aria-label={`${t("board.assignee")}: ${assigneeName}`}>
            <PersonAvatar name={assigneeName} />
          </Box>
        )}
      </Flex>
    </Flex>
  );
}
