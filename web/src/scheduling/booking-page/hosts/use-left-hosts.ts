import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";

/** The names of a page's organizers who are not in the team any more. */
export function useLeftHosts({ organizers }: Pick<BookingPageView, "organizers">): string[] {
  const { t } = useTranslation("scheduling");
  const { isLoaded, active, nameOf } = useMembers();
  if (!isLoaded) return [];
  return organizers
    .filter(({ id }) => !active.some(({ userId }) => userId === id))
    .map(({ id }) => nameOf(id) ?? t("hostLeft.somebody"));
}
