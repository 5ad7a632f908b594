import { List } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

const STEPS = ["site", "code", "visit", "form"] as const;

/** What to do, step by step. */
export function UsageGuide() {
  const { t } = useTranslation("journeys");
  return (
    <List.Root as="ol" gap="2" ps="4">
      {STEPS.map((step) => (
        <List.Item key={step}>{t(`tracker.guideSteps.${step}`)}</List.Item>
      ))}
    </List.Root>
  );
}
