import { Alert, Button, chakra, Input, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { Modal } from "../../ui/modal";
import type { SecondFactorPrompt } from "./second-factor-prompt";

/** Asks for the code of the authenticator app, or for a recovery code. Nothing without a question. */
export function CodeDialog({ question }: { question: SecondFactorPrompt | undefined }) {
  // A question after a wrong answer starts over, with the same kind of code.
  return question && <CodeQuestion key={String(question.failed)} question={question} />;
}

function CodeQuestion({ question: { failed, canRecover, onAnswer } }: { question: SecondFactorPrompt }) {
  const { t } = useTranslation("identity");
  const id = useId();
  const [kind, setKind] = useState<"code" | "recovery">(failed ?? "code");
  const [typed, setTyped] = useState("");
  const isCode = kind === "code";
  const code = isCode ? typed.replaceAll(/\D/g, "") : typed.trim();
  const isComplete = isCode ? code.length === 6 : code !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog is inside the sign-in form, so its events would bubble to it.
    event.stopPropagation();
    if (isComplete) onAnswer({ kind, code });
  };
  const switchKind = () => {
    setKind(isCode ? "recovery" : "code");
    setTyped("");
  };
  return (
    <Modal
      open
      title={t("code.title")}
      size="xs"
      onClose={() => onAnswer({ kind: "cancelled" })}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer({ kind: "cancelled" })}>
            {t("code.cancel")}
          </Button>
          <Button type="submit" form={id} disabled={!isComplete}>
            {t("code.verify")}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text color="fg.muted">{t(isCode ? "code.hint" : "code.recoveryHint")}</Text>
          {failed === kind && (
            <Alert.Root status="error" size="sm" role="alert">
              <Alert.Indicator />
              <Alert.Title fontWeight="normal">{t(isCode ? "code.wrong" : "code.wrongRecovery")}</Alert.Title>
            </Alert.Root>
          )}
          <FieldFrame label={t(isCode ? "code.label" : "code.recoveryLabel")}>
            <Input
              autoFocus
              autoComplete="one-time-code"
              inputMode={isCode ? "numeric" : "text"}
              fontFamily="mono"
              maxLength={isCode ? 7 : 40}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </FieldFrame>
          {canRecover ? (
            <Button variant="plain" size="xs" alignSelf="start" px="0" onClick={switchKind}>
              {t(isCode ? "code.useRecovery" : "code.useApp")}
            </Button>
          ) : (
            <Text textStyle="xs" color="fg.muted">
              {t("code.askAdmin")}
            </Text>
          )}
        </Stack>
      </chakra.form>
    </Modal>
  );
}
