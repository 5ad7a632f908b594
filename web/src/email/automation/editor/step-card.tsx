import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import type { Step } from "@dure/domain/email/automation/step";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { MailPause } from "../mail/mail-pause";
import { useStepNumbers } from "../mail/use-step-numbers";
import type { StepContext } from "./step-context";
import { StepFields } from "./step-fields";
import { STEP_ICONS } from "./step-icons";
import { useStepTexts } from "./use-step-texts";

type StepCardProps = { step: Step; isFirst: boolean; isLast: boolean; context: StepContext; children: ReactNode };

/** A step: what it does, how many people stand before it and have passed it; opened, its fields. */
export function StepCard({ step, isFirst, isLast, context, children }: StepCardProps) {
  const { t } = useTranslation("email");
  const { titleOf, detailOf } = useStepTexts();
  const { numbers, problems, selected, editing, disabled } = context;
  const isOpen = selected === step.id;
  const wrong = problems.filter(({ step_id }) => step_id === step.id);
  const counted = numbers.get(step.id);
  const shownNumbers = useStepNumbers()(counted);
  const card = useRef<HTMLDivElement>(null);
  const title = titleOf(step);
  const Icon = STEP_ICONS[step.type];
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <Box as="li" listStyleType="none">
      <Stack
        ref={card}
        gap="3"
        p="3"
        borderWidth="1px"
        rounded="l3"
        bg="bg.panel"
        borderColor={wrong.length > 0 ? "border.error" : isOpen ? "brand.solid" : "border"}
      >
        <Flex gap="2" align="center">
          <Box asChild color="brand.fg" flexShrink="0">
            <Icon size={16} aria-hidden />
          </Box>
          <Box asChild flex="1" minW="0" textAlign="start" cursor="pointer">
            <button type="button" aria-expanded={isOpen} onClick={() => editing.select(isOpen ? undefined : step.id)}>
              <Text fontWeight="medium">{title}</Text>
              <Text textStyle="xs" color="fg.muted" truncate>
                {detailOf(step)}
              </Text>
              {shownNumbers && (
                <Text textStyle="xs" color="fg.muted">
                  {shownNumbers}
                </Text>
              )}
            </button>
          </Box>
          {!disabled && (
            <ActionMenu
              label={t("step.actionsOf", { title })}
              actions={[
                {
                  id: "up",
                  label: t("step.up"),
                  icon: ArrowUp,
                  disabled: isFirst,
                  onSelect: () => editing.move(step.id, -1),
                },
                {
                  id: "down",
                  label: t("step.down"),
                  icon: ArrowDown,
                  disabled: isLast,
                  onSelect: () => editing.move(step.id, 1),
                },
                {
                  id: "remove",
                  label: t("step.remove"),
                  icon: Trash2,
                  danger: true,
                  onSelect: () => editing.remove(step.id),
                },
              ]}
            />
          )}
        </Flex>
        {wrong.map(({ message }) => (
          <Text key={message} textStyle="sm" color="fg.error">
            {message}
          </Text>
        ))}
        {counted?.mail && <MailPause mail={counted.mail} />}
        {isOpen && <StepFields step={step} mails={context.mails} onChange={editing.change} />}
        {children}
      </Stack>
    </Box>
  );
}
