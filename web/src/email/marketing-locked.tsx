import { useTranslation } from "react-i18next";
import { SupportChatButton } from "../ui/help/support-chat-button";
import { LockedView } from "../ui/locked-view";

/**
 * Replaces e-mail marketing in teams that don't have it. No plan includes it: an operator enables it, and the text says
 * whom to ask.
 */
export function MarketingLocked() {
  const { t } = useTranslation("email");
  return (
    <LockedView reason="disabled" description={t("locked")} action={<SupportChatButton flow="emailMarketing" />} />
  );
}
