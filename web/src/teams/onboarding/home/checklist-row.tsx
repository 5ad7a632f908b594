import { Box, Button, Flex, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Circle, CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ChecklistItem } from "./use-checklist";

/** One first step, with the way to it as long as it is not done. */
export function ChecklistRow({ item: { id, to, isDone } }: { item: ChecklistItem }) {
  const { t } = useTranslation("teams");
  return (
    <Flex as="li" gap="3" py="2.5" align="center" _notFirst={{ borderTopWidth: "1px" }}>
      <Box color={isDone ? "green.fg" : "fg.subtle"} flexShrink="0">
        {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
      </Box>
      <Stack gap="0" flex="1" minW="0">
        <Text fontWeight="medium" color={isDone ? "fg.muted" : "fg"}>
          {t(`start.item.${id}.title`)}
          {isDone && <VisuallyHidden> ({t("start.done")})</VisuallyHidden>}
        </Text>
        {!isDone && <Text color="fg.muted">{t(`start.item.${id}.hint`)}</Text>}
      </Stack>
      {!isDone && (
        <Button asChild size="xs" variant="outline" flexShrink="0">
          <Link to={to} aria-label={`${t("start.go")}: ${t(`start.item.${id}.title`)}`}>
            {t("start.go")}
          </Link>
        </Button>
      )}
    </Flex>
  );
}
