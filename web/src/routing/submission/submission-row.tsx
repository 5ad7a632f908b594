import { Checkbox, Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { SubmissionHeader } from "@dure/domain/routing/submission/submission";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { answerText } from "../../forms/submission/answer-text";
import { MemberName } from "../../records/member/member-name";
import { useFormat } from "../../ui/use-format";
import type { ShownRow } from "./rows/shown-row";
import { StatusBadge } from "./status-badge";

export const ROW_PX = 53;

type SubmissionRowProps = {
  row: ShownRow;
  /** Counts from 2, because the header is row 1. */
  rowIndex: number;
  columns: SubmissionHeader["labels"];
  /** Undefined if rows cannot be selected. */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
};

/** A row of the submission table; its name opens the details. */
export const SubmissionRow = memo(function SubmissionRow(props: SubmissionRowProps) {
  const { row, rowIndex, columns, isChosen, onChoose, onOpen } = props;
  const { t } = useTranslation("routing");
  const format = useFormat();
  const who = row.name || row.email || t("submissions.nobody");
  const words = { yes: t("submissions.yes"), no: t("submissions.no"), phone: format.phoneOnWire };
  const person = row.organizer ?? row.assignee;
  return (
    <Table.Row aria-rowindex={rowIndex} h={`${ROW_PX}px`} bg={isChosen ? "brand.subtle" : undefined}>
      {isChosen !== undefined && (
        <Table.Cell>
          <Checkbox.Root size="sm" checked={isChosen} onCheckedChange={({ checked }) => onChoose(checked === true)}>
            <Checkbox.HiddenInput aria-label={t("submissions.select", { name: who })} />
            <Checkbox.Control />
          </Checkbox.Root>
        </Table.Cell>
      )}
      <Table.Cell maxW={{ base: "9rem", md: "16rem" }}>
        <TextLink as="button" fontWeight="medium" maxW="full" onClick={onOpen}>
          <Text as="span" truncate>
            {who}
          </Text>
        </TextLink>
        {row.name && (
          <Text textStyle="xs" color="fg.muted" truncate>
            {row.email}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">
        <StatusBadge row={row} />
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">
        <time dateTime={row.submittedAt}>{format.dateTime(row.submittedAt)}</time>
      </Table.Cell>
      <Table.Cell hideBelow="md" maxW="40">
        {person && <MemberName id={person} />}
      </Table.Cell>
      <Table.Cell hideBelow="md" maxW="40" truncate>
        {row.company}
      </Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap">
        {format.phoneOnWire(row.phone)}
      </Table.Cell>
      {columns.map(({ name, type }) => (
        <Table.Cell key={name} hideBelow="md" maxW="48" truncate>
          {answerText({ type, value: row.answers[name] }, words)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
});
