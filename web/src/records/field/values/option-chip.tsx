import { Tag } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { useTranslation } from "react-i18next";
import { Tooltip } from "../../../ui/tooltip";
import { optionOf } from "./option-of";

/** A chosen option. One that has been removed keeps its name, struck through, and says so. */
export function OptionChip({ attributes, value }: { attributes: Field["attributes"]; value: string }) {
  const { t } = useTranslation("records");
  const { label, color, isRemoved } = optionOf(attributes, value);
  const chip = (
    <Tag.Root
      size="sm"
      variant={isRemoved ? "outline" : "subtle"}
      maxW="full"
      colorPalette={color ?? "gray"}
      {...(isRemoved && { color: "fg.muted" })}
    >
      <Tag.Label textDecoration={isRemoved ? "line-through" : undefined}>
        {label ?? t("fieldValue.unknownOption")}
      </Tag.Label>
    </Tag.Root>
  );
  return isRemoved ? <Tooltip content={t("fieldValue.removedOption")}>{chip}</Tooltip> : chip;
}
