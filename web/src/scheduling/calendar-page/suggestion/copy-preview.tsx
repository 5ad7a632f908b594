import { Box, Link, List, Stack, Text } from "@chakra-ui/react";
import {
  type CopiedSuggestion,
  type CopyFormat,
  suggestionParts,
  suggestionText,
} from "@dure/domain/scheduling/suggestion/suggestion-text";
import { useTranslation } from "react-i18next";

type CopyPreviewProps = { format: CopyFormat; told: CopiedSuggestion };

/** A preview of the copied text. */
export function CopyPreview({ format, told }: CopyPreviewProps) {
  const { t } = useTranslation("scheduling");
  return (
    <Box
      as="section"
      aria-label={t("calendarPage.preview")}
      borderWidth="1px"
      rounded="l2"
      bg="bg.subtle"
      p="3"
      maxH="18rem"
      overflowY="auto"
      tabIndex={0}
      overflowWrap="anywhere"
    >
      {format === "linked" ? (
        <LinkedPreview told={told} />
      ) : (
        <Text whiteSpace="pre-wrap">{suggestionText(format, told).plain}</Text>
      )}
    </Box>
  );
}

function LinkedPreview({ told }: { told: CopiedSuggestion }) {
  const { template, days, facts, choose } = suggestionParts(told);
  return (
    <Stack gap="3">
      {template && <Text whiteSpace="pre-wrap">{template}</Text>}
      {days.map(({ day, times }) => (
        <Box key={day}>
          <Text fontWeight="semibold">{day}</Text>
          <List.Root ps="5">
            {times.map(({ label, url }) => (
              <List.Item key={url}>
                <Link href={url} target="_blank" variant="underline">
                  {label}
                </Link>
              </List.Item>
            ))}
          </List.Root>
        </Box>
      ))}
      <Text whiteSpace="pre-wrap">{facts.join("\n")}</Text>
      <Link href={choose.url} target="_blank" variant="underline">
        {choose.label}
      </Link>
    </Stack>
  );
}
