import { Box, Heading, Stack } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { FieldGroup } from "@dure/domain/records/layout/layout";
import type { RecordView } from "@dure/domain/records/record/record";
import { type PropsWithChildren, useId } from "react";
import { FieldRow } from "../../field/field-row";

type FieldGroupsProps = { record: RecordView; groups: readonly FieldGroup[]; fields: readonly Field[] };

/** Groups of fields, each field is edited in place; a group that shows nothing is left out. */
export function FieldGroups({ record, groups, fields }: FieldGroupsProps) {
  const known = new Map(fields.map((field) => [field.id, field]));
  return groups.map(({ id, title, children }) => {
    const shown = children.filter(({ is_visible }) => is_visible).flatMap((place) => known.get(place.id) ?? []);
    if (shown.length === 0) return null;
    return (
      <Section key={id} title={title}>
        <Stack as="dl" gap="0.5">
          {shown.map((field) => (
            <FieldRow key={field.id} record={record} field={field} />
          ))}
        </Stack>
      </Section>
    );
  });
}

/** A titled part of a record. */
function Section({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0" mb="6">
      <Heading id={id} as="h2" size="sm" fontWeight="semibold" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
