import { Button, chakra, Input, QrCode, Skeleton, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormError } from "../../ui/form-error";
import { authFailureOf } from "../session/auth-failure";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { Reauthentication } from "./reauthentication";
import { SecretKey } from "./secret-key";
import { useEnrolment } from "./use-enrolment";
import { useReauthentication } from "./use-reauthentication";

/** The QR code for the authenticator app, its key for typing, and the field for the first code. */
export function EnrollForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("identity");
  const { reauthenticate, ...dialogs } = useReauthentication();
  const { secret, qrUrl, secretKey, enroll } = useEnrolment(reauthenticate);
  const authErrorText = useAuthErrorText();
  const [typed, setTyped] = useState("");
  const code = typed.replaceAll(/\D/g, "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === 6) enroll.mutate(code, { onSuccess: onDone });
  };
  const failure = authFailureOf(enroll.error) === "wrongCode" ? t("enroll.checkCode") : authErrorText(enroll.error);
  if (secret.isError)
    return (
      <>
        <ErrorState error={secret.error} title={t("enroll.failed")} onRetry={secret.refetch} />
        <Reauthentication {...dialogs} />
      </>
    );
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text>{t("enroll.scan")}</Text>
        {qrUrl && secretKey ? (
          <>
            <QrCode.Root value={qrUrl} size="lg" alignSelf="center" bg="white" color="black" p="3" rounded="l2">
              <QrCode.Frame role="img" aria-label={t("enroll.qr")}>
                <QrCode.Pattern />
              </QrCode.Frame>
            </QrCode.Root>
            <SecretKey value={secretKey} />
          </>
        ) : (
          <Skeleton boxSize="48" alignSelf="center" role="status" aria-label={t("enroll.loading")} />
        )}
        <FieldFrame label={t("code.label")}>
          <Input
            autoComplete="one-time-code"
            inputMode="numeric"
            fontFamily="mono"
            maxLength={7}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldFrame>
        <FormError error={failure} {...(failure && { title: t("enroll.failed") })} />
        <Button type="submit" size="md" disabled={code.length !== 6 || !secretKey} loading={enroll.isPending}>
          {t("enroll.submit")}
        </Button>
      </Stack>
      <Reauthentication {...dialogs} />
    </chakra.form>
  );
}
