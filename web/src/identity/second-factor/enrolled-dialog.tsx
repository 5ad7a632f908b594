import { Button, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal";
import { signOut } from "../session/sign-out";

const SECONDS = 10;

/** Signs the user out after a countdown: the next sign-in is the first with the new device. */
export function EnrolledDialog() {
  const { t } = useTranslation("identity");
  const [left, setLeft] = useState(SECONDS);

  useEffect(() => {
    if (left === 0) {
      void signOut();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <Modal
      open
      title={t("enroll.done")}
      size="xs"
      onClose={() => void signOut()}
      footer={<Button onClick={() => void signOut()}>{t("enroll.logoutNow")}</Button>}
    >
      <Text aria-live="polite">{t("enroll.logoutIn", { seconds: left })}</Text>
    </Modal>
  );
}
