import { Badge, Box, Checkbox, Table, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { Overrides } from "@dure/domain/records/merge/merge-records";
import type { RecordView } from "@dure/domain/records/record/record";
import { dequal } from "dequal/lite";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../field/use-field-label";
import { fieldValue, isEmptyValue } from "../field/values/field-value";
import { FieldValueView } from "../field/values/field-value-view";
import { differs } from "./merge-choice";
import { PickCell } from "./pick-cell";

type MergeTableProps = {
  records: readonly RecordView[];
  fields: readonly Field[];
  targetId: string;
  canStay: (record: RecordView) => boolean;
  overrides: Overrides;
  /** What the merge would make; undefined until it is known. */
  merged: RecordView | undefined;
  onTarget: (id: string) => void;
  onTake: (fieldId: string, recordId: string) => void;
};

/** A row for each field, a column for each record, and one for the merged result. */
export function MergeTable(props: MergeTableProps) {
  const { records, fields, targetId, canStay, onTarget } = props;
  const { t } = useTranslation("records");
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const name = useId();
  const filled = fields.filter((field) => records.some((record) => !isEmptyValue(fieldValue(record, field))));
  const shown = onlyDiffering ? filled.filter((field) => differs(field, records)) : filled;
  return (
    <>
      <Checkbox.Root
        size="sm"
        checked={onlyDiffering}
        onCheckedChange={({ checked }) => setOnlyDiffering(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t("merge.onlyDiffering")}</Checkbox.Label>
      </Checkbox.Root>
      <Table.ScrollArea borderWidth="1px" rounded="l2" maxH="50dvh" tabIndex={0}>
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader minW={{ base: "6rem", md: "8rem" }}>{t("merge.target")}</Table.ColumnHeader>
              {records.map((record) => (
                <PickCell
                  key={record.id}
                  as="th"
                  name={name}
                  label={t("merge.keep", { label: record.label })}
                  checked={record.id === targetId}
                  disabled={!canStay(record)}
                  onPick={() => onTarget(record.id)}
                >
                  {record.label}
                </PickCell>
              ))}
              <Table.ColumnHeader minW="10rem">{t("merge.result")}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map((field) => (
              <MergeRow key={field.id} {...props} field={field} />
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {shown.length === 0 && <Text textStyle="sm">{t("merge.noDifference")}</Text>}
    </>
  );
}

/** The values of one field; where they differ, one is picked. */
function MergeRow({ field, records, overrides, merged, onTake }: MergeTableProps & { field: Field }) {
  const { t } = useTranslation("records");
  const label = useFieldLabel()(field);
  const name = useId();
  const isDiffering = differs(field, records);
  const override = overrides[field.id];
  const result = merged && fieldValue(merged, field);
  const chosen = override && "record_id" in override ? override.record_id : undefined;
  const isTaken = (record: RecordView) => (chosen ? record.id === chosen : dequal(fieldValue(record, field), result));
  const implied = chosen ?? records.find(isTaken)?.id;
  return (
    <Table.Row {...(isDiffering && { bg: "bg.warning" })}>
      <Table.Cell as="th" scope="row" textAlign="start" fontWeight="medium">
        {label}
        {isDiffering && (
          <Badge ms="1.5" size="xs" colorPalette="orange" srOnly={{ mdDown: true }}>
            {t("merge.differs")}
          </Badge>
        )}
      </Table.Cell>
      {records.map((record) => {
        const value = fieldValue(record, field);
        if (isEmptyValue(value)) return <Table.Cell key={record.id} color="fg.subtle" children="–" />;
        return (
          <PickCell
            key={record.id}
            name={name}
            label={t("merge.take", { field: label, label: record.label })}
            checked={record.id === implied}
            hidden={!isDiffering}
            onPick={() => onTake(field.id, record.id)}
          >
            <FieldValueView field={field} value={value} short />
          </PickCell>
        );
      })}
      <Table.Cell fontWeight="medium">
        <Box>{!isEmptyValue(result) && <FieldValueView field={field} value={result} short />}</Box>
      </Table.Cell>
    </Table.Row>
  );
}
