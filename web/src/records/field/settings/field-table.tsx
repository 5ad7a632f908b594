import { Box, Flex, HStack, Stack } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useFieldLabel } from "../use-field-label";
import { ArchiveDialog } from "./archive-dialog";
import { FieldLine } from "./field-line";
import { useOrderFields } from "./field-settings-queries";

type FieldTableProps = { entity: EntityId; fields: readonly Field[]; onEdit: (field: Field) => void };

/** The active fields: those that people fill in, put in order by hand, then those that the product keeps. */
export function FieldTable({ entity, fields, onEdit }: FieldTableProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const errorText = useErrorText();
  const order = useOrderFields(entity);
  const [leaving, setLeaving] = useState<Field>();
  const filledIn = fields.filter(({ category }) => category !== "system");
  const system = fields.filter(({ category }) => category === "system");
  const shown = order.isPending ? sortedBy(filledIn, order.variables) : filledIn;
  const items = shown.map((field) => ({ id: field.id, label: labelOf(field), field }));
  const reorder = (ids: string[]) =>
    order.mutate(ids, { onError: (error) => notify.error({ title: errorText(error) }) });
  return (
    <Box borderWidth="1px" rounded="l3" overflow="hidden">
      <SortableList label={t("fieldSettings.list")} items={items} onReorder={reorder} bg="border">
        {(item) => (
          <SortableRow key={item.id} item={item} bg="bg.panel">
            {(handle) => (
              <HStack gap="1" ps="1">
                {handle}
                <FieldLine field={item.field} label={item.label} onEdit={onEdit} onArchive={setLeaving} />
              </HStack>
            )}
          </SortableRow>
        )}
      </SortableList>
      <Flex px="4" py="2" borderTopWidth="1px" bg="bg.subtle" color="fg.muted" textStyle="xs">
        {t("fieldSettings.systemHint")}
      </Flex>
      <Stack as="ul" listStyleType="none" gap="1px" bg="border" aria-label={t("fieldSettings.system")}>
        {system.map((field) => (
          <Box as="li" key={field.id} bg="bg.panel" ps={{ base: "10", md: "8" }}>
            <FieldLine field={field} label={labelOf(field)} />
          </Box>
        ))}
      </Stack>
      <ArchiveDialog entity={entity} field={leaving} onClose={() => setLeaving(undefined)} />
    </Box>
  );
}

const sortedBy = (fields: readonly Field[], ids: readonly string[]): Field[] =>
  fields.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
