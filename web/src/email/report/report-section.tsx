import { Box, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type ReportSectionProps = { title: string; description?: string; children: ReactNode };

/** A titled part of the report. */
export function ReportSection({ title, description, children }: ReportSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Heading as="h2" id={id} size="sm" fontWeight="semibold" mb={description ? "0" : "3"}>
        {title}
      </Heading>
      {description && (
        <Text color="fg.muted" mb="3">
          {description}
        </Text>
      )}
      {children}
    </Box>
  );
}
