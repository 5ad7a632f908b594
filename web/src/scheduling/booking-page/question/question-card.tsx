import { Badge, Box, Collapsible, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SortItem } from "../../../ui/sortable/sort-item";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import type { SectionProps } from "../section-props";
import { QuestionFields } from "./question-fields";

type QuestionCardProps = SectionProps & {
  item: SortItem;
  index: number;
  /** Something else of the page needs the answer. */
  isNeeded: boolean;
  onRemove: () => void;
};

/** A question in one line, with its settings below. It opens by itself where something is wrong. */
export function QuestionCard({ item, control, disabled, index, isNeeded, onRemove }: QuestionCardProps) {
  const { t } = useTranslation(["scheduling", "forms"]);
  const question = useWatch({ control, name: `form.${index}` });
  const { errors } = useFormState({ control, name: `form.${index}` });
  const [isOpen, setOpen] = useState(false);
  const isWrong = Boolean(errors.form?.[index]);
  if (!question) return null;
  return (
    <SortableRow
      item={item}
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      {...(isWrong && { borderColor: "border.error" })}
    >
      {(handle) => (
        <Collapsible.Root open={isOpen || isWrong} onOpenChange={({ open }) => setOpen(open)}>
          <Flex align="center" gap="2" p="2">
            {!disabled && handle}
            <Text flex="1" minW="0" fontWeight="medium" truncate>
              {question.label}
              {question.required && (
                <Text as="span" color="fg.error" aria-hidden>
                  {" *"}
                </Text>
              )}
            </Text>
            <Badge hideBelow="sm">{t(`forms:builder.type.${question.type}`)}</Badge>
            <Collapsible.Trigger asChild>
              <IconButton variant="ghost" size="xs" aria-label={t("question.settingsOf", { label: item.label })}>
                <Box asChild transform={isOpen || isWrong ? "rotate(180deg)" : undefined}>
                  <ChevronDown />
                </Box>
              </IconButton>
            </Collapsible.Trigger>
            {!disabled && (
              <IconButton
                variant="ghost"
                size="xs"
                aria-label={t("question.remove", { label: item.label })}
                disabled={isNeeded}
                onClick={onRemove}
              >
                <X />
              </IconButton>
            )}
          </Flex>
          <Collapsible.Content>
            <Stack gap="4" px="3" pt="3" pb="4" borderTopWidth="1px">
              <QuestionFields
                control={control}
                disabled={disabled}
                index={index}
                question={question}
                isNeeded={isNeeded}
              />
            </Stack>
          </Collapsible.Content>
        </Collapsible.Root>
      )}
    </SortableRow>
  );
}
