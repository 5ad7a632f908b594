import { Box, Flex, Heading, Kbd, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal";
import { GO_KEYS, keyOfPress, PRESS_KEYS } from "./shortcut";
import { SwitchRow } from "./switch-row";

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

type ShortcutListProps = { isOn: boolean; onSwitch: (isOn: boolean) => void; onClose: () => void };

/** All shortcuts, and the switch for those of a single key, which get in the way of speech input. */
export function ShortcutList({ isOn, onSwitch, onClose }: ShortcutListProps) {
  const { t } = useTranslation("app");
  const pages = Object.entries(GO_KEYS);
  return (
    <Modal open title={t("shortcuts.title")} size="lg" onClose={onClose}>
      <Stack gap="5">
        <Flex gap="8" wrap="wrap">
          <Group title={t("shortcuts.anywhere")}>
            <Line label={t("shortcuts.palette")} keys={[MOD, "K"]} />
            {Object.values(PRESS_KEYS).map((press) => (
              <Line key={press} label={t(`shortcuts.${press}`)} keys={[keyOfPress(press).toUpperCase()]} />
            ))}
          </Group>
          <Group title={t("shortcuts.go")}>
            {pages.map(([key, page]) => (
              <Line key={key} label={t(`menu.${page}`)} keys={["G", key.toUpperCase()]} />
            ))}
          </Group>
        </Flex>
        <SwitchRow
          label={t("shortcuts.singleKeys")}
          hint={t("shortcuts.singleKeysHint")}
          isOn={isOn}
          onSwitch={onSwitch}
        />
      </Stack>
    </Modal>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box flex="1" minW="14rem">
      <Heading as="h3" textStyle="xs" color="fg.muted" mb="2">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="1.5">
        {children}
      </Stack>
    </Box>
  );
}

function Line({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <Flex as="li" justify="space-between" gap="4">
      <Text>{label}</Text>
      <Flex gap="1" flexShrink="0">
        {keys.map((key) => (
          <Kbd key={key} size="sm">
            {key}
          </Kbd>
        ))}
      </Flex>
    </Flex>
  );
}
