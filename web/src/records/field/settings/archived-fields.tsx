import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { ArchiveRestore, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useFormat } from "../../../ui/use-format";
import { useToggleField } from "./field-settings-queries";
import { FieldTypeIcon } from "./field-type-icon";

/** The deleted fields, each of which can come back with its values. */
export function ArchivedFields({ entity, fields }: { entity: EntityId; fields: readonly Field[] }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const errorText = useErrorText();
  const toggle = useToggleField(entity);
  if (fields.length === 0)
    return (
      <EmptyState icon={Trash2} title={t("fieldSettings.noArchived")} description={t("fieldSettings.archiveHint")} />
    );
  const restore = (field: Field) =>
    toggle.mutate(
      { field, active: true },
      {
        onSuccess: () => notify.success({ title: t("fieldSettings.restored", { label: field.label }) }),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <Stack as="ul" listStyleType="none" gap="1px" bg="border" borderWidth="1px" rounded="l3" overflow="hidden">
      {fields.map((field) => (
        <Flex as="li" key={field.id} bg="bg.panel" align="center" gap="3" minH="11" py="1" px="4">
          <Box flex="2" minW="0">
            <Text truncate>{field.label}</Text>
            {field.archived_at && (
              <Text textStyle="xs" color="fg.muted">
                {t("fieldSettings.archivedAt", { date: format.date(field.archived_at) })}
              </Text>
            )}
          </Box>
          <Flex flex="1" gap="1.5" align="center" color="fg.muted" textStyle="xs" hideBelow="sm">
            <FieldTypeIcon type={field.type} />
            {t(`fieldType.${field.type}`)}
          </Flex>
          <Button
            variant="outline"
            size="xs"
            aria-label={t("fieldSettings.restoreField", { label: field.label })}
            loading={toggle.isPending && toggle.variables.field.id === field.id}
            onClick={() => restore(field)}
          >
            <ArchiveRestore aria-hidden />
            {t("fieldSettings.restore")}
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}
