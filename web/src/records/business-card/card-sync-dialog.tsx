import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal";
import { CardSyncPanel } from "./card-sync-panel";

/** Syncs business cards from the list of contacts. */
export function CardSyncDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("records");
  return (
    <Modal open title={t("businessCard.action")} size="lg" onClose={onClose}>
      <CardSyncPanel isConnected />
    </Modal>
  );
}
