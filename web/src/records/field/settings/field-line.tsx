import { Badge, Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { useMembers } from "../../member/member-queries";
import { FieldCaption } from "../field-caption";
import { FieldTypeIcon } from "./field-type-icon";

type FieldLineProps = {
  field: Field;
  label: string;
  onEdit?: (field: Field) => void;
  onArchive?: (field: Field) => void;
};

/** One definition: its name, what it is for, its type, and what can be done with it. */
export function FieldLine({ field, label, onEdit, onArchive }: FieldLineProps) {
  const { t } = useTranslation("records");
  const { isGoneDefault } = useMembers();
  const { category, type, caption, description, required, attributes } = field;
  return (
    <Flex flex="1" minW="0" align="center" gap="3" minH="11" py="1" pe="2">
      <Box flex="2" minW="0">
        <Flex align="center" gap="1" minW="0">
          {onEdit ? (
            <chakra.button
              type="button"
              fontWeight="medium"
              truncate
              textAlign="start"
              rounded="l1"
              focusVisibleRing="outside"
              _hover={{ textDecoration: "underline" }}
              onClick={() => onEdit(field)}
            >
              {label}
            </chakra.button>
          ) : (
            <Text truncate>{label}</Text>
          )}
          {required && (
            <Text
              as="span"
              color="fg.error"
              title={t("fieldSettings.required")}
              aria-label={t("fieldSettings.required")}
            >
              *
            </Text>
          )}
          {caption && <FieldCaption label={label} caption={caption} />}
        </Flex>
        {description && (
          <Text textStyle="xs" color="fg.muted" truncate title={description}>
            {description}
          </Text>
        )}
      </Box>
      <Flex flex="1" minW="0" gap="1.5" align="center" color="fg.muted" textStyle="xs">
        <FieldTypeIcon type={type} />
        <Text as="span" truncate>
          {t(`fieldType.${type}`)}
        </Text>
        {attributes.unique && (
          <Badge size="xs" hideBelow="md">
            {t("fieldSettings.unique")}
          </Badge>
        )}
        {isGoneDefault(field) && (
          <Badge size="xs" colorPalette="orange">
            {t("fieldSettings.defaultGone")}
          </Badge>
        )}
      </Flex>
      <Flex w="16" flexShrink="0" justify="end" hideBelow="sm">
        <Badge size="xs" variant={category === "custom" ? "subtle" : "outline"}>
          {t(`fieldSettings.category.${category}`)}
        </Badge>
      </Flex>
      <Box w="8" flexShrink="0">
        {onEdit && (
          <ActionMenu
            label={t("fieldSettings.actions", { label })}
            actions={[
              { id: "edit", label: t("fieldSettings.edit"), icon: Pencil, onSelect: () => onEdit(field) },
              ...(category === "custom"
                ? [
                    {
                      id: "archive",
                      label: t("fieldSettings.archive"),
                      icon: Trash2,
                      danger: true,
                      onSelect: () => onArchive?.(field),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Box>
    </Flex>
  );
}
