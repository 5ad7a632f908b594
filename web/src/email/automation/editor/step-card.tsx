import { Box, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import type { Step } from "@dure/domain/email/automation/step";
import { type ReactNode, useEffect, useRef } from "react";
import { MailPause } from "../mail/mail-pause";
import { useStepNumbers } from "../mail/use-step-numbers";
import type { StepContext } from "./step-context";
import { StepFields } from "./step-fields";
import { STEP_ICONS } from "./step-icons";
import { StepMenu } from "./step-menu";
import { useStepTexts } from "./use-step-texts";

type StepCardProps = { step: Step; isFirst: boolean; isLast: boolean; context: StepContext; children: ReactNode };

/**
 * A step: what it does, and how many people are waiting at it and have passed it. Opened, it shows the step's fields.
 */
export function StepCard({ step, isFirst, isLast, context, children }: StepCardProps) {
  const { titleOf, detailOf } = useStepTexts();
  const { numbers, problems, selected, editing, disabled } = context;
  const isOpen = selected === step.id;
  const wrong = problems.filter(({ step_id }) => step_id === step.id);
  const counted = numbers.get(step.id);
  const shownNumbers = useStepNumbers()(counted);
  const item = useRef<HTMLLIElement>(null);
  const title = titleOf(step);
  const Icon = STEP_ICONS[step.type];
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <chakra.li ref={item} listStyleType="none">
      <Stack
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
            <StepMenu step={step} title={title} isFirst={isFirst} isLast={isLast} editing={editing} item={item} />
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
    </chakra.li>
  );
}
