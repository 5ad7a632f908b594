import { Flex, IconButton, NativeSelect, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { MAX_CARD_FIELDS } from "@dure/domain/records/layout/layout";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { useFieldLabel } from "../../field/use-field-label";

type CardFieldListProps = {
  choices: readonly Field[];
  chosen: readonly Field[];
  /** The ids of all that the card shows, in their order. */
  onChange: (ids: string[]) => void;
};

/** The fields of a card: added, put in order, taken away. */
export function CardFieldList({ choices, chosen, onChange }: CardFieldListProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const ids = chosen.map(({ id }) => id);
  const items = chosen.map((field) => ({ id: field.id, label: labelOf(field) }));
  const others = choices.filter(({ id }) => !ids.includes(id));
  return (
    <>
      <SortableList
        label={t("layout.cardFields")}
        items={items}
        onReorder={onChange}
        borderWidth="1px"
        rounded="l3"
        overflow="hidden"
        bg="border"
      >
        {(item) => (
          <SortableRow key={item.id} item={item} bg="bg.panel">
            {(handle) => (
              <Flex align="center" gap="1" minH="9" px="1">
                {handle}
                <Text flex="1" minW="0" truncate>
                  {item.label}
                </Text>
                <IconButton
                  variant="ghost"
                  size="2xs"
                  aria-label={t("layout.removeCardField", { label: item.label })}
                  onClick={() => onChange(ids.filter((id) => id !== item.id))}
                >
                  <X />
                </IconButton>
              </Flex>
            )}
          </SortableRow>
        )}
      </SortableList>
      <NativeSelect.Root maxW="60" disabled={others.length === 0 || ids.length >= MAX_CARD_FIELDS}>
        <NativeSelect.Field
          aria-label={t("layout.addCardField")}
          value=""
          onChange={({ target }) => target.value && onChange([...ids, target.value])}
        >
          <option value="">{t("layout.addCardField")}</option>
          {others.map((field) => (
            <option key={field.id} value={field.id}>
              {labelOf(field)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </>
  );
}
