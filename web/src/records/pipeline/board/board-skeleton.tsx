import { Flex, Skeleton, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** The outline of a board while it loads. */
export function BoardSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <Flex gap="3" px={{ base: "4", md: "6" }} pt="2" overflow="hidden" role="status" aria-label={t("loading")}>
      {[3, 2, 4, 1].map((cards, column) => (
        <Stack key={column} w="17rem" flexShrink="0" gap="2">
          <Skeleton h="5" w="28" mb="1" />
          {Array.from({ length: cards }, (_, card) => card).map((card) => (
            <Skeleton key={card} h="24" rounded="l3" />
          ))}
        </Stack>
      ))}
    </Flex>
  );
}
