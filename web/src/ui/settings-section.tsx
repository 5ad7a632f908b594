import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type SettingsSectionProps = { title: string; description?: ReactNode; children: ReactNode };

/** A section of a settings page: its description on the left, its controls on the right. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: "1fr", xl: "16rem minmax(0, 1fr)" }}
      gap={{ base: "4", xl: "10" }}
      py="6"
      borderTopWidth="1px"
    >
      <Box>
        <Heading as="h2" id={id} size="sm" fontWeight="semibold">
          {title}
        </Heading>
        {description && (
          <Text color="fg.muted" mt="1">
            {description}
          </Text>
        )}
      </Box>
      <Box maxW="form" w="full">
        {children}
      </Box>
    </Grid>
  );
}
