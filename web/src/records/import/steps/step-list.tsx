import { Box, HStack, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { STEPS, type Step } from "../use-import-draft";

/** The import's progress: the steps done, the current one, those to come. */
export function StepList({ step }: { step: Step }) {
  const { t } = useTranslation("records");
  const at = STEPS.indexOf(step);
  return (
    <HStack
      as="ol"
      aria-label={t("import.steps")}
      gap={{ base: "2", md: "5" }}
      mb="4"
      listStyleType="none"
      overflowX="auto"
    >
      {STEPS.map((name, index) => (
        <HStack
          as="li"
          key={name}
          gap="1.5"
          flexShrink="0"
          color={index === at ? "fg" : "fg.muted"}
          aria-current={index === at ? "step" : undefined}
        >
          <Box
            boxSize="5"
            rounded="full"
            display="grid"
            placeItems="center"
            textStyle="xs"
            {...(index <= at ? { bg: "brand.solid", color: "brand.contrast" } : { bg: "bg.muted" })}
          >
            {index < at ? <Check size={12} aria-hidden /> : index + 1}
          </Box>
          <Text
            textStyle="sm"
            fontWeight={index === at ? "medium" : "normal"}
            // On a phone there is room for one name; the others are numbers.
            {...(index !== at && { srOnly: { base: true, md: false } })}
          >
            {t(`import.step.${name}`)}
          </Text>
        </HStack>
      ))}
    </HStack>
  );
}
