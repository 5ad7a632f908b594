import { useTranslation } from "react-i18next";
import { SupportChatButton } from "../ui/help/support-chat-button";
import { LockedView } from "../ui/locked-view";

/** Stands for e-mail marketing in teams that have none. An operator gives it, and no plan: it says whom to ask. */
export function MarketingLocked() {
  const { t } = useTranslation("email");
  return (
    <LockedView reason="disabled" description={t("locked")} action={<SupportChatButton flow="emailMarketing" />} />
  );
}
