import { Box, Button, Flex, HStack, Tabs } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EditorStep } from "./editor-steps";

type StepTabsProps = {
  step: EditorStep;
  steps: readonly EditorStep[];
  /** The steps with problems. */
  wrong: readonly (EditorStep | undefined)[];
  onChoose: (step: EditorStep) => void;
};

/** The steps as tabs, with buttons for the previous and the next step. */
export function StepTabs({ step, steps, wrong, onChoose }: StepTabsProps) {
  const { t } = useTranslation("routing");
  const place = steps.indexOf(step);
  const [before, after] = [steps[place - 1], steps[place + 1]];
  return (
    <Flex justify="space-between" align="center" gap="2" wrap={{ base: "wrap", md: "nowrap" }}>
      <Tabs.List
        flex={{ base: "1 0 100%", md: "1" }}
        overflowX="auto"
        overflowY="hidden"
        aria-label={t("editor.steps")}
      >
        {steps.map((one) => (
          <Tabs.Trigger key={one} value={one} flexShrink="0">
            {t(`editor.step.${one}`)}
            {wrong.includes(one) && (
              <Box
                as="span"
                boxSize="1.5"
                rounded="full"
                bg="red.solid"
                role="img"
                aria-label={t("editor.stepWrong")}
              />
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <HStack gap="1" flexShrink="0" ms="auto">
        <Button variant="ghost" disabled={!before} onClick={() => before && onChoose(before)}>
          <ChevronLeft aria-hidden />
          {t("editor.prev")}
        </Button>
        <Button variant="ghost" disabled={!after} onClick={() => after && onChoose(after)}>
          {t("editor.next")}
          <ChevronRight aria-hidden />
        </Button>
      </HStack>
    </Flex>
  );
}
