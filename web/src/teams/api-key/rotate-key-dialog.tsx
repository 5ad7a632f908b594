import { Text } from "@chakra-ui/react";
import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Reauthentication } from "../../identity/second-factor/reauthentication";
import { useReauthentication } from "../../identity/second-factor/use-reauthentication";
import { useAuthErrorText } from "../../identity/session/use-auth-error-text";
import { Choice } from "../../ui/form/choice";
import { FormDialog } from "../../ui/form-dialog";
import { useRotateApiKey } from "./api-key-queries";

const OVERLAPS = ["0", "1", "24"] as const;

type RotateKeyDialogProps = { stored: ApiKeyView; onRotated: (key: ApiKeyView) => void; onClose: () => void };

/** Rotates a key, and asks how long the old one stays valid. */
export function RotateKeyDialog({ stored: { id, name }, onRotated, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation("teams");
  const { reauthenticate, ...dialogs } = useReauthentication();
  const authErrorText = useAuthErrorText();
  const rotate = useRotateApiKey(reauthenticate);
  const [hours, setHours] = useState<(typeof OVERLAPS)[number]>("24");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rotate.mutate({ params: { id }, body: { overlap_hours: Number(hours) } }, { onSuccess: onRotated });
  };
  return (
    <>
      {" "}
      <FormDialog
        title={t("apiKeys.rotateTitle", { name })}
        submit={t("apiKeys.rotate")}
        busy={rotate.isPending}
        error={authErrorText(rotate.error)}
        onSubmit={submit}
        onClose={onClose}
      >
        <Text>{t("apiKeys.rotateHint")}</Text>
        <Choice
          label={t("apiKeys.overlap")}
          value={hours}
          options={OVERLAPS.map((value) => ({ value, label: t(`apiKeys.overlapOf.${value}`) }))}
          onChange={setHours}
        />
      </FormDialog>
      <Reauthentication {...dialogs} />
    </>
  );
}
