import { Box, chakra, Flex } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { Link, type To } from "react-router";
import { useFormat } from "../../../ui/use-format";
import { useMembers } from "../../member/member-queries";
import { StageBadge } from "../../pipeline/stage-badge";
import { cardSubtitle } from "./card-subtitle";

const Anchor = chakra(Link);

type RecordCardProps = { record: RecordView; to: To; amountText: (amount: number) => string };

/** A record in two lines, or in one if there is no more to tell. */
export function RecordCard({ record, to, amountText }: RecordCardProps) {
  const format = useFormat();
  const { nameOf } = useMembers();
  const facts = cardSubtitle(record, { nameOf, format });
  const isDeal = record.entity === "deal";
  return (
    <Anchor
      to={to}
      data-record={record.id}
      display="flex"
      flexDirection="column"
      justifyContent="center"
      gap="0.5"
      h="full"
      px="4"
      focusVisibleRing="inside"
      _active={{ bg: "bg.muted" }}
    >
      <Flex gap="3" justify="space-between" align="baseline">
        <Box as="span" fontWeight="medium" truncate>
          {record.label}
        </Box>
        <Box
          as="span"
          flexShrink="0"
          textStyle={isDeal ? "sm" : "xs"}
          color={isDeal ? "fg" : "fg.muted"}
          fontVariantNumeric="tabular-nums"
        >
          {isDeal
            ? record.contract_amount !== null && amountText(record.contract_amount)
            : format.date(record.created_at)}
        </Box>
      </Flex>
      {(facts || record.stage) && (
        <Flex gap="3" justify="space-between" textStyle="xs" color="fg.muted">
          <Box as="span" truncate>
            {facts}
          </Box>
          {record.stage && (
            <Box flexShrink="0" maxW="50%">
              <StageBadge stage={record.stage} />
            </Box>
          )}
        </Flex>
      )}
    </Anchor>
  );
}
