import { Badge, Box, HStack } from "@chakra-ui/react";
import type { FoundRecord } from "@dure/domain/records/record/quick-search";
import { ENTITY_PAGES } from "../record/entity-pages";
import { secondLine } from "./second-line";

/** A found record in two lines, with its record type. */
export function SearchResult({ record }: { record: FoundRecord }) {
  const line = secondLine(record);
  return (
    <>
      <HStack gap="2" minW="0">
        <Box as={ENTITY_PAGES[record.entity].icon} boxSize="4" color="fg.muted" flexShrink="0" aria-hidden />
        <Box as="span" fontWeight="medium" truncate flex="1">
          {record.label}
        </Box>
        {record.record_type && (
          <Badge size="sm" variant="surface" maxW="40%" truncate>
            {record.record_type.name}
          </Badge>
        )}
      </HStack>
      {line && (
        <Box textStyle="xs" color="fg.muted" truncate ps="6">
          {line}
        </Box>
      )}
    </>
  );
}
