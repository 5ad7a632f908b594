import { Button, Flex, Heading, Progress, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { saveInterfaceState } from "../../../identity/user/interface-state-queries";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { ChecklistRow } from "./checklist-row";
import { useChecklist } from "./use-checklist";

/** The first steps in the product; each is checked off automatically. */
export function Checklist() {
  const { t } = useTranslation("teams");
  const id = useId();
  const { items, isPending, error, retry } = useChecklist();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (isPending) return <ListSkeleton rows={5} />;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="3"
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      p={{ base: "4", md: "5" }}
    >
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Stack gap="0.5">
          <Heading as="h2" id={id} size="sm" fontWeight="semibold">
            {t("start.title")}
          </Heading>
          <Text color="fg.muted">{t("start.progress", { done, all: items.length })}</Text>
        </Stack>
        <Button variant="ghost" size="xs" onClick={() => void saveInterfaceState({ hides_checklist: true })}>
          {t(done === items.length ? "start.close" : "start.hide")}
        </Button>
      </Flex>
      <Progress.Root value={done} max={items.length} size="xs" colorPalette="brand" aria-labelledby={id}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Stack as="ol" gap="0" listStyleType="none">
        {items.map((item) => (
          <ChecklistRow key={item.id} item={item} />
        ))}
      </Stack>
    </Stack>
  );
}
