import { Box, chakra } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import type { Cell } from "@tanstack/react-table";
import { Link, type To } from "react-router";
import { fieldValue, isEmptyValue } from "../../field/field-value";
import { FieldValueView } from "../../field/field-value-view";
import { isNumeric, NAME_FIELD } from "./columns";

const Anchor = chakra(Link);

type TableCellProps = { cell: Cell<RecordView, unknown>; to: To };

/** One value of a record; its name leads to the record. */
export function TableCell({ cell: { row, column }, to }: TableCellProps) {
  const field = column.columnDef.meta?.column;
  if (!field) return null;
  const record = row.original;
  const value = fieldValue(record, field);
  const numeric = isNumeric(field.type);
  return (
    <Box
      role="gridcell"
      ps="2"
      pe={numeric ? "5" : "2"}
      minW="0"
      textAlign={numeric ? "end" : "start"}
      whiteSpace="nowrap"
      overflow="hidden"
    >
      {NAME_FIELD[record.entity] === field.id ? (
        <Anchor to={to} tabIndex={-1} fontWeight="medium" display="block" truncate>
          {record.label}
        </Anchor>
      ) : (
        !isEmptyValue(value) && <FieldValueView type={field.type} value={value} short />
      )}
    </Box>
  );
}
