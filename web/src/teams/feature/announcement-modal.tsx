import { Button, Image, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Modal } from "../../ui/modal";
import { useAnnouncement } from "./feature-queries";

/** An announcement of a feature. Closing it in any way marks it as seen; its button opens the feature. */
export function AnnouncementModal() {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { announcement, markSeen } = useAnnouncement();
  if (!announcement) return null;

  const { id, title, description, imageUrl, okButtonText, path } = announcement;
  const locale = i18n.language === "en" ? "en" : "ko";
  const follow = () => {
    markSeen(id);
    if (path) void navigate(path);
  };
  return (
    <Modal
      open
      title={title[locale]}
      onClose={() => markSeen(id)}
      footer={<Button onClick={follow}>{okButtonText[locale]}</Button>}
    >
      <Stack gap="4">
        {imageUrl && (
          <Image src={imageUrl} alt="" w="full" maxH="80" fit="cover" rounded="l2" bg="bg.muted" aspectRatio={16 / 9} />
        )}
        <Text whiteSpace="pre-line">{description[locale]}</Text>
      </Stack>
    </Modal>
  );
}
