import { Badge, Box, Collapsible, HStack, Text } from "@chakra-ui/react";
import type { Filter } from "@dure/domain/records/filter/filter";
import type { ReportSource } from "@dure/domain/reports/setting/general-setting";
import { ChevronDown } from "lucide-react";
import { FilterBuilder } from "../../records/filter/editors/filter-builder";
import { QueryFallback } from "../../ui/lazy/query-fallback";
import { useSourceFields } from "./use-source-fields";

type ReportFilterProps = {
  label: string;
  entity: ReportSource;
  filter: Filter | null;
  onChange: (filter: Filter | null) => void;
};

/** Which records a report counts; another entity's filter starts over. */
export function ReportFilter({ label, entity, filter, onChange }: ReportFilterProps) {
  const query = useSourceFields(entity);
  const count = filter?.conditions.length ?? 0;
  return (
    <Collapsible.Root borderWidth="1px" rounded="l2" lazyMount>
      <Collapsible.Trigger w="full" px="3" py="2" cursor="pointer" textAlign="start">
        <HStack gap="2">
          <Text flex="1" fontWeight="medium" textStyle="sm">
            {label}
          </Text>
          {count > 0 && <Badge colorPalette="brand">{count}</Badge>}
          <ChevronDown size={16} aria-hidden />
        </HStack>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Box px="3" pb="3">
          {query.data ? (
            <FilterBuilder key={entity} initial={filter} fields={query.data} error={undefined} onChange={onChange} />
          ) : (
            <QueryFallback query={query} rows={2} />
          )}
        </Box>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
