import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type FormSectionProps = { title: string; description?: string; children: ReactNode };

/** A titled part of the editor. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" rounded="l3" bg="bg.panel" p={{ base: "4", md: "5" }}>
      <Stack gap="0.5" mb="4">
        <Heading as="h2" id={id} size="sm" fontWeight="semibold">
          {title}
        </Heading>
        {description && <Text color="fg.muted">{description}</Text>}
      </Stack>
      <Stack gap="4">{children}</Stack>
    </Box>
  );
}
