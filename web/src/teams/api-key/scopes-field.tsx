import { Flex, SegmentGroup, Stack, Text } from "@chakra-ui/react";
import { hasScope, SCOPE_AREAS, type Scope, type ScopeArea, scopeFor } from "@dure/domain/shared/caller/scope";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "../../ui/form/bound-field";
import { FieldFrame } from "../../ui/form/field-frame";

const LEVELS = ["none", "read", "write"] as const;
type Level = (typeof LEVELS)[number];

/** What a key may do: nothing, read, or read and write, for each area. */
export function ScopesField<In extends FieldValues, Out extends FieldValues>(props: BoundField<In, Out>) {
  const { control, name, label } = props;
  const { field, fieldState } = useController({ control, name });
  const { t } = useTranslation("teams");
  const scopes: Scope[] = field.value;
  const choose = (area: ScopeArea, level: Level) => {
    const others = scopes.filter((scope) => !scope.startsWith(`${area}:`));
    field.onChange(level === "none" ? others : [...others, scopeFor(area, level)]);
  };
  return (
    <FieldFrame label={label} error={fieldState.error?.message} required>
      <Stack gap="2" w="full">
        {SCOPE_AREAS.map((area) => (
          <Flex key={area} justify="space-between" align="center" gap="2" wrap="wrap">
            <Text textStyle="sm">{t(`apiKeys.area.${area}`)}</Text>
            <SegmentGroup.Root
              size="xs"
              aria-label={t(`apiKeys.area.${area}`)}
              value={levelOf(scopes, area)}
              onValueChange={({ value }) => choose(area, LEVELS.find((level) => level === value) ?? "none")}
            >
              <SegmentGroup.Indicator />
              <SegmentGroup.Items items={LEVELS.map((value) => ({ value, label: t(`apiKeys.level.${value}`) }))} />
            </SegmentGroup.Root>
          </Flex>
        ))}
      </Stack>
    </FieldFrame>
  );
}

function levelOf(scopes: readonly Scope[], area: ScopeArea): Level {
  if (hasScope(scopes, scopeFor(area, "write"))) return "write";
  return hasScope(scopes, scopeFor(area, "read")) ? "read" : "none";
}
