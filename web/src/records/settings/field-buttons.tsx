import { Button, Wrap } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FieldCaption } from "../field/field-caption";
import { useFieldLabel } from "../field/use-field-label";

type FieldButtonsProps = { fields: readonly Field[]; onEdit: (field: Field) => void };

/** Fields by their names, each of which opens its definition. */
export function FieldButtons({ fields, onEdit }: FieldButtonsProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  return (
    <Wrap gap="1.5" align="center">
      {fields.map((field) => {
        const label = labelOf(field);
        return (
          <Wrap key={field.id} gap="0.5" align="center">
            <Button
              variant="outline"
              size="xs"
              aria-label={t("entitySettings.editField", { label })}
              onClick={() => onEdit(field)}
            >
              {label}
              <Pencil aria-hidden />
            </Button>
            {field.caption && <FieldCaption label={label} caption={field.caption} />}
          </Wrap>
        );
      })}
    </Wrap>
  );
}
