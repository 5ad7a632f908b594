import { Box, Flex } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { MemberAvatar } from "../../../teams/member/member-avatar";
import { useFormat } from "../../../ui/use-format";
import { useMembers } from "../../member/member-queries";

/** A card's company, amount, close date and assignee. A drag draws every card anew, but not this part of it. */
export const CardFacts = memo(function CardFacts({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { nameOf, isLoaded } = useMembers();
  const { company, contract_amount, close_date, assignee } = record;
  const assigneeName = assignee && isLoaded && (nameOf(assignee) ?? t("member.unknown"));
  return (
    <>
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
            <MemberAvatar userId={assignee} name={assigneeName} />
          </Box>
        )}
      </Flex>
    </>
  );
});
