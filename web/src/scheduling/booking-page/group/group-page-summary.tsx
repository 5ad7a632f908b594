import { Skeleton, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";
import { FormError } from "../../../ui/form-error";
import { useBookingPage } from "../booking-page-queries";

/** Who meets how long and where, in a line. */
export function GroupPageSummary({ linkId }: { linkId: string }) {
  const { t } = useTranslation("scheduling");
  const { nameOf } = useMembers();
  const { data: page, error } = useBookingPage(linkId);
  if (error) return <FormError error={error} />;
  if (!page) return <Skeleton h="5" w="60" maxW="full" />;
  const people = page.organizers.map(({ id }) => nameOf(id) ?? t("attendee.gone")).join(", ");
  const plans = page.meeting_plans.map(
    ({ type, length }) => `${t(`location.${type}`)} ${t("minutes", { count: length })}`,
  );
  return <Text color="fg.muted">{[people, t(`pages.kind.${page.kind}`), ...plans].join(" · ")}</Text>;
}
