import { Alert, Button } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useDiscardDraft } from "../router/router-queries";

type DraftNoticeProps = { router: Pick<RouterView, "id" | "status">; onDiscarded: () => void };

/** Says that the draft is not published yet, and can discard it. */
export function DraftNotice({ router: { id, status }, onDiscarded }: DraftNoticeProps) {
  const { t } = useTranslation("routing");
  const [isAsking, setAsking] = useState(false);
  const discard = useDiscardDraft();
  const confirm = () =>
    discard.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setAsking(false);
          onDiscarded();
        },
      },
    );
  return (
    <Alert.Root status="info" size="sm" role="status" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{t("editor.unpublished.title")}</Alert.Title>
        <Alert.Description>{t(`editor.unpublished.${status}`)}</Alert.Description>
      </Alert.Content>
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        {t("editor.unpublished.discard")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t("editor.unpublished.ask")}
        description={t("editor.unpublished.hint")}
        confirm={t("editor.unpublished.discard")}
        busy={discard.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Alert.Root>
  );
}
