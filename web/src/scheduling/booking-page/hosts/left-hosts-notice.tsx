import { Alert } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { useTranslation } from "react-i18next";
import { useLeftHosts } from "./use-left-hosts";

/** That organizers of a page have left the team, and what that means for its visitors. */
export function LeftHostsNotice({ page }: { page: Pick<BookingPageView, "organizers" | "strategy"> }) {
  const { t } = useTranslation("scheduling");
  const left = useLeftHosts(page);
  if (left.length === 0) return null;
  const goesOn = page.strategy === "round-robin" && left.length < page.organizers.length;
  return (
    <Alert.Root size="sm" status="warning" mb="4">
      <Alert.Indicator />
      <Alert.Description>
        {t(goesOn ? "hostLeft.roundRobin" : "hostLeft.all", { names: left.join(", ") })}
      </Alert.Description>
    </Alert.Root>
  );
}
