import { Box, Flex } from "@chakra-ui/react";
import { EDITABLE_FIELDS } from "@dure/domain/records/field/built-in-fields";
import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { EditableField } from "./editable-field";
import { FieldCaption } from "./field-caption";
import { OpenReference } from "./open-reference";
import { useFieldLabel } from "./use-field-label";
import { asReference, fieldValue, isEmptyValue } from "./values/field-value";
import { FieldValueView } from "./values/field-value-view";
import { QuickActions } from "./values/quick-actions";
import { quickLink } from "./values/quick-link";

/** A field of a record: its name, and its value, which can be edited unless the product keeps it. */
export function FieldRow({ record, field }: { record: RecordView; field: Field }) {
  const { t } = useTranslation("records");
  const label = useFieldLabel()(field);
  const id = useId();
  const value = fieldValue(record, field);
  const reference = field.type === "many-to-one" ? asReference(value) : undefined;
  const link = quickLink(field, value, useFormat());
  return (
    <Flex gap="2" align="flex-start" minW="0">
      <Flex as="dt" w="7.5rem" flexShrink="0" minH={{ base: "10", md: "8" }} align="center" gap="1" color="fg.muted">
        <Box as="span" id={id} wordBreak="keep-all" overflowWrap="anywhere">
          {label}
          {field.required && (
            <Box as="span" color="fg.error" aria-hidden>
              {" *"}
            </Box>
          )}
        </Box>
        {field.caption && <FieldCaption label={label} caption={field.caption} />}
      </Flex>
      <Flex as="dd" className="group" flex="1" minW="0" align="flex-start">
        <Box flex="1" minW="0">
          {isEditable(record, field) ? (
            <EditableField record={record} field={field} label={label} labelId={id} />
          ) : (
            <Flex
              minH={{ base: "10", md: "8" }}
              px="2"
              align="center"
              color={isEmptyValue(value) ? "fg.subtle" : undefined}
            >
              {isEmptyValue(value) ? t("field.empty") : <FieldValueView field={field} value={value} />}
            </Flex>
          )}
        </Box>
        {reference?.label && <OpenReference reference={reference} label={label} />}
        {link && <QuickActions link={link} label={label} />}
      </Flex>
    </Flex>
  );
}

const isEditable = ({ entity }: RecordView, { id, category, type }: Field): boolean =>
  category === "custom" ||
  (category === "standard" && (type === "many-to-one" || (EDITABLE_FIELDS[entity] as readonly string[]).includes(id)));
