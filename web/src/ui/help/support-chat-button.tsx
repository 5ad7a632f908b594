import { Button } from "@chakra-ui/react";
import { MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ChatFlow, hasSupport, openSupportChat } from "../../lib/support-chat";

/** Opens a chat with the support about a flow. Renders nothing in a deployment without support. */
export function SupportChatButton({ flow }: { flow: ChatFlow }) {
  const { t } = useTranslation("ui");
  if (!hasSupport()) return null;
  const label = t(`supportChat.${flow}`);
  return (
    <Button variant="ghost" size="sm" colorPalette="gray" onClick={() => void openSupportChat(flow, label)}>
      <MessageCircle size={15} aria-hidden />
      {label}
    </Button>
  );
}
