import { Stack, Text } from "@chakra-ui/react";
import type { MailHistoryEntry } from "@dure/domain/email/ledger/recipient";
import { useFormat } from "../../../ui/use-format";
import { useHistoryTexts } from "./use-history-texts";

/** The steps of a mail with their times, oldest first. */
export function MailHistory({ steps }: { steps: readonly MailHistoryEntry[] }) {
  const format = useFormat();
  const { labelOf, detailOf } = useHistoryTexts();
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
