import { Link } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";

/** Where a meeting takes place; its link once there is one. */
export function EventPlace({ plan: { type, value } }: { plan: ScheduledEventView["meeting_plan"] }) {
  const { t } = useTranslation("scheduling");
  if (/^https?:\/\//.test(value))
    return (
      <Link href={value} target="_blank" rel="noreferrer" color="brand.fg">
        {t(`location.${type}`)}
      </Link>
    );
  return <>{[t(`location.${type}`), value].filter(Boolean).join(" · ")}</>;
}
