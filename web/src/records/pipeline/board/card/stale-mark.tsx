import { Flex } from "@chakra-ui/react";
import { Hourglass } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { FACT_PX } from "./card-size";

/** Says that a deal has been at its stage for longer than it should. */
export const StaleMark = memo(function StaleMark({ days }: { days: number }) {
  const { t } = useTranslation("records");
  return (
    <Flex align="center" gap="1" h={`${FACT_PX}px`} fontSize="xs" fontWeight="medium" color="fg.warning">
      <Hourglass size={12} aria-hidden />
      {t("board.stale", { count: days })}
    </Flex>
  );
});
