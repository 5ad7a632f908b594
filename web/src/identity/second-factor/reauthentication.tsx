import { Input, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../lib/use-mutation";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormDialog } from "../../ui/form-dialog";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { CodeDialog } from "./code-dialog";
import type { Confirmation, useReauthentication } from "./use-reauthentication";

type ReauthenticationProps = Pick<ReturnType<typeof useReauthentication>, "question" | "confirmation">;

/** The dialogs in which users confirm who they are. */
export function Reauthentication({ question, confirmation }: ReauthenticationProps) {
  return (
    <>
      {confirmation && !question && <ConfirmIdentity {...confirmation} />}
      <CodeDialog question={question} />
    </>
  );
}

function ConfirmIdentity({ email, provider, confirm, onCancel }: Confirmation) {
  const { t } = useTranslation("identity");
  const authErrorText = useAuthErrorText();
  const [password, setPassword] = useState("");
  const confirming = useMutation({ mutationFn: () => confirm(password) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirming.mutate();
  };
  const isPassword = provider === "password";
  return (
    <FormDialog
      title={t("confirmIdentity.title")}
      submit={provider === "google" || provider === "microsoft" ? t(provider) : t("confirmIdentity.confirm")}
      busy={confirming.isPending}
      disabled={isPassword && password === ""}
      error={authErrorText(confirming.error)}
      onSubmit={submit}
      onClose={onCancel}
    >
      <Text color="fg.muted">{t("confirmIdentity.hint", { email })}</Text>
      {isPassword && (
        <FieldFrame label={t("password")}>
          <Input
            autoFocus
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </FieldFrame>
      )}
    </FormDialog>
  );
}
