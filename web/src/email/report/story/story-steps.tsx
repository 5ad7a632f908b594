import { Stack, Text } from "@chakra-ui/react";
import type { Step } from "@dure/domain/email/ledger/recipient";
import { useFormat } from "../../../ui/use-format";
import { useStepTexts } from "./use-step-texts";

/** The steps of a mail with their times, oldest first. */
export function StorySteps({ steps }: { steps: readonly Step[] }) {
  const format = useFormat();
  const { labelOf, detailOf } = useStepTexts();
  return (
    <Stack as="ol" listStyleType="none" gap="3" borderStartWidth="2px" ps="4">
      {steps.map((step, place) => (
        <Stack as="li" key={place} gap="0">
          <Text fontWeight="medium">{labelOf(step)}</Text>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {format.dateTime(step.at)}
          </Text>
          {step.detail && (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {detailOf(step)}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
