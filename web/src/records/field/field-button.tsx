import { Box, chakra, Spinner } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { isEmptyValue } from "./values/field-value";
import { FieldValueView } from "./values/field-value-view";

type FieldButtonProps = {
  ref: Ref<HTMLButtonElement>;
  field: Field;
  labelId: string;
  describedBy: string;
  value: unknown;
  saving: boolean;
  onEdit: () => void;
};

/** The shortcuts of the fields that have one (docs/product/platform.md#shortcuts). */
const SHORTCUTS: Readonly<Record<string, string>> = { assignee: "assign", stage: "stage" };

/** A value that is not being edited. A click or Enter starts editing. */
export function FieldButton({ ref, field, labelId, describedBy, value, saving, onEdit }: FieldButtonProps) {
  const { t } = useTranslation("records");
  const id = useId();
  return (
    <chakra.button
      ref={ref}
      type="button"
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      aria-busy={saving}
      data-shortcut={SHORTCUTS[field.id]}
      display="flex"
      alignItems="center"
      gap="2"
      w="full"
      minH={{ base: "10", md: "8" }}
      px="2"
      py="1"
      rounded="l2"
      textAlign="start"
      cursor="text"
      focusVisibleRing="inside"
      _hover={{ bg: "bg.muted" }}
      onClick={onEdit}
    >
      <Box as="span" id={id} flex="1" minW="0" {...(saving && { opacity: 0.7 })}>
        {isEmptyValue(value) ? (
          <Box as="span" color="fg.subtle">
            {t("field.empty")}
          </Box>
        ) : (
          <FieldValueView field={field} value={value} />
        )}
      </Box>
      {saving && <Spinner size="xs" color="fg.subtle" aria-label={t("field.saving")} />}
    </chakra.button>
  );
}
