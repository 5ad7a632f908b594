import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { Ban, Pencil, RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useRevokeApiKey } from "./api-key-queries";
import { RenameKeyDialog } from "./rename-key-dialog";
import { RotateKeyDialog } from "./rotate-key-dialog";

type ApiKeyMenuProps = { stored: ApiKeyView; onShown: (key: ApiKeyView) => void };

export function ApiKeyMenu({ stored, onShown }: ApiKeyMenuProps) {
  const { t } = useTranslation("teams");
  const errorText = useErrorText();
  const revoke = useRevokeApiKey();
  const [open, setOpen] = useState<"rename" | "rotate" | "revoke">();
  const close = () => setOpen(undefined);
  const { id, name } = stored;

  const end = () =>
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => notify.success({ title: t("apiKeys.revoked", { name }) }),
        onError: (error) => notify.error({ title: errorText(error) }),
        onSettled: close,
      },
    );

  return (
    <>
      <ActionMenu
        label={t("apiKeys.actionsOf", { name })}
        actions={[
          { id: "rename", label: t("apiKeys.rename"), icon: Pencil, onSelect: () => setOpen("rename") },
          { id: "rotate", label: t("apiKeys.rotate"), icon: RotateCw, onSelect: () => setOpen("rotate") },
          { id: "revoke", label: t("apiKeys.revoke"), icon: Ban, danger: true, onSelect: () => setOpen("revoke") },
        ]}
      />
      {open === "rename" && <RenameKeyDialog stored={stored} onClose={close} />}
      {open === "rotate" && (
        <RotateKeyDialog
          stored={stored}
          onRotated={(key) => {
            close();
            onShown(key);
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === "revoke"}
        title={t("apiKeys.revokeTitle", { name })}
        description={t("apiKeys.revokeHint")}
        confirm={t("apiKeys.revoke")}
        danger
        busy={revoke.isPending}
        onConfirm={end}
        onClose={close}
      />
    </>
  );
}
