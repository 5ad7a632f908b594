import { HStack, Skeleton, Text } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useFormat } from "../../ui/use-format";
import { useContractAmount } from "../field/use-contract-amount";
import { MemberName } from "../member/member-name";

/**
 * The key facts of a record: its amount, assignee, next meeting and last contact. The last contact is always shown, so
 * that neither loading it nor the first contact moves the page below.
 */
export function Highlights({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const amountText = useContractAmount();
  const { entity, id, contract_amount, assignee } = record;
  const { data, isPending } = useQuery(
    api.records.getHighlights.queryOptions({ input: { params: { entityId: entity, recordId: id } } }),
  );
  const lastContact = () => {
    // As high as a line of the text.
    if (isPending) return <Skeleton h="5" w="10" />;
    if (!data) return "–";
    return data.last_contact_at ? format.ago(data.last_contact_at) : t("highlight.noContact");
  };
  return (
    <HStack as="dl" gap="5" rowGap="1" wrap="wrap" mt="2" textStyle="sm">
      {contract_amount !== null && <Fact label={t("highlight.amount")}>{amountText(contract_amount)}</Fact>}
      {assignee && (
        <Fact label={t("highlight.assignee")}>
          <MemberName id={assignee} />
        </Fact>
      )}
      {data?.next_meeting && (
        <Fact label={t("highlight.nextMeeting")}>{format.dateTime(data.next_meeting.starts_at)}</Fact>
      )}
      <Fact label={t("highlight.lastContact")}>{lastContact()}</Fact>
    </HStack>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <HStack gap="1.5" minW="0">
      <Text as="dt" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
        {label}
      </Text>
      <Text as="dd" fontWeight="medium" minW="0" truncate>
        {children}
      </Text>
    </HStack>
  );
}
