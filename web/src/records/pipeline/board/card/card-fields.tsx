import { Box, VisuallyHidden } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { memo, use } from "react";
import { useFieldLabel } from "../../../field/use-field-label";
import { fieldValue } from "../../../field/values/field-value";
import { FieldValueView } from "../../../field/values/field-value-view";
import { BoardActionsContext } from "../board-actions-context";
import { FACT_PX, factsOf } from "./card-size";

/**
 * The fields chosen in the deal type's card settings, one line for each non-empty one. A drag doesn't render it again.
 */
export const CardFields = memo(function CardFields({ record }: { record: RecordView }) {
  const { fields } = use(BoardActionsContext);
  const labelOf = useFieldLabel();
  return factsOf(record, fields).map((field) => {
    const value = fieldValue(record, field);
    return (
      <Box
        key={field.id}
        h={`${FACT_PX}px`}
        lineHeight={`${FACT_PX}px`}
        fontSize="xs"
        color="fg.muted"
        truncate
        title={labelOf(field)}
      >
        <VisuallyHidden>{labelOf(field)}: </VisuallyHidden>
        <FieldValueView field={field} value={value} short />
      </Box>
    );
  });
});
