import { Button, IconButton, Popover, Portal, Text } from "@chakra-ui/react";
import { MessageSquare } from "lucide-react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";

/** Says that dashboards are a beta, and sends feedback to the support's address; renders nothing without one. */
export function FeedbackButton() {
  const { t } = useTranslation("reports");
  const { supportEmail } = runtime().config;
  if (!supportEmail) return null;
  return (
    <Popover.Root size="xs" positioning={{ placement: "bottom-end" }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <IconButton
          variant="outline"
          size="sm"
          aria-label={t("dashboard.feedback.title")}
          title={t("dashboard.feedback.title")}
        >
          <MessageSquare />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t("dashboard.feedback.title")}>
            <Popover.Body>
              <Text mb="3">{t("dashboard.feedback.text")}</Text>
              <Button asChild size="sm">
                <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(t("dashboard.feedback.subject"))}`}>
                  {t("dashboard.feedback.write")}
                </a>
              </Button>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
