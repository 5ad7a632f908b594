import { Badge, Button, HStack } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ShortLinkButton } from "../../../teams/short-url/short-link-button";
import { CopyLinkButton } from "../../../ui/copy/copy-link-button";

/** The kind and state of a page, and the ways to its public address. */
export function PageLinks({ page: { kind, state, link, title } }: { page: BookingPageView }) {
  const { t } = useTranslation("scheduling");
  return (
    <HStack gap="2" wrap="wrap">
      <Badge>{t(`pages.kind.${kind}`)}</Badge>
      {(state === "expired" || state === "off") && <Badge>{t(`pages.state.${state}`)}</Badge>}
      {state === "calendar_disconnected" && (
        <Badge colorPalette="orange" title={t("pages.disconnectedHint")}>
          {t("pages.state.calendar_disconnected")}
        </Badge>
      )}
      <CopyLinkButton link={link} title={title} />
      <ShortLinkButton link={link} title={title} />
      <Button asChild size="xs" variant="outline">
        <a href={link} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          {t("pages.open")}
        </a>
      </Button>
    </HStack>
  );
}
