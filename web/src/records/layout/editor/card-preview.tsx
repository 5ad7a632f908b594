import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../lib/api";
import { useFieldLabel } from "../../field/use-field-label";
import { fieldValue, isEmptyValue } from "../../field/values/field-value";
import { FieldValueView } from "../../field/values/field-value-view";
import type { TypeOf } from "../layout-queries";

/** A card as the board would show it: the newest deal of the type, or the fields' names where there is none. */
export function CardPreview({ type: { entityId, id }, fields }: { type: TypeOf; fields: readonly Field[] }) {
  const { t } = useTranslation("records");
  const titleId = useId();
  const labelOf = useFieldLabel();
  const ofType = { identifier: "deal_record_type", condition: "is" as const, value: id };
  const body = { filters: { operator: "AND" as const, conditions: [ofType] } };
  const input = { params: { entityId }, query: { page_count: 1 }, body };
  const record = useQuery(api.records.filterRecords.queryOptions({ input })).data?.data[0];
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading id={titleId} as="h2" size="sm" fontWeight="semibold" mb="2">
        {t("layout.preview")}
      </Heading>
      <Stack gap="1" borderWidth="1px" rounded="l3" bg="bg.panel" p="3" shadow="xs">
        <Text fontWeight="medium" lineClamp="2">
          {record?.label ?? t("layout.previewTitle")}
        </Text>
        {fields.map((field) => {
          const value = record && fieldValue(record, field);
          return (
            <Box key={field.id} textStyle="xs" color="fg.muted">
              {isEmptyValue(value) ? (
                <Text as="span" color="fg.subtle">
                  {labelOf(field)}
                </Text>
              ) : (
                <FieldValueView field={field} value={value} short />
              )}
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
