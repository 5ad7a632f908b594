import { Badge, Box, Tabs } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentInSight } from "../../../lib/use-current-in-sight";
import { usePersistedState } from "../../../lib/use-persisted-state";

export type RecordTab = {
  id: string;
  label: string;
  count?: number;
  /** Whether there are more items than `count`. */
  isAtLeast?: boolean;
  content: ReactNode;
};

type RecordTabsProps = {
  tabs: readonly RecordTab[];
  /** The name under which the open tab is remembered, and the tab that is open at first. */
  remembered?: { name: string; first: string };
};

/**
 * The parts of a record as tabs. The last open tab is opened again if the record has it. What is being written in a tab
 * stays while another one is open.
 */
export function RecordTabs({ tabs, remembered = BESIDE_FIELDS }: RecordTabsProps) {
  const { t } = useTranslation("records");
  const [last, setLast] = usePersistedState(remembered.name, remembered.first);
  const open = tabs.some(({ id }) => id === last) ? last : tabs[0]?.id;
  const row = useCurrentInSight("[aria-selected=true]", open);
  return (
    <Tabs.Root value={open ?? null} onValueChange={({ value }) => setLast(value)} size="sm" lazyMount minW="0">
      <Box ref={row} overflowX="auto" mx="-1" px="1">
        <Tabs.List minW="max-content" aria-label={t("detail.parts")}>
          {tabs.map(({ id, label, count, isAtLeast }) => (
            <Tabs.Trigger key={id} value={id} px="2.5">
              {label}
              {count !== undefined && count > 0 && (
                <Badge size="xs" variant="subtle" fontVariantNumeric="tabular-nums">
                  {count}
                  {isAtLeast && "+"}
                </Badge>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Box>
      {tabs.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} pt="4">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

const BESIDE_FIELDS = { name: "record.tab", first: "memo" };
