import { Button, Stack } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../lib/use-mutation";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";

const WAIT_SECONDS = 30;

type ResendButtonProps = {
  resend: () => Promise<unknown>;
  /** The notice after a mail is resent. */
  done: string;
  /** True if a mail was just sent, so that the button starts disabled. */
  initialWait?: boolean;
};

/** Resends a mail, at most once per 30 seconds. */
export function ResendButton({ resend, done, initialWait = false }: ResendButtonProps) {
  const { t } = useTranslation("identity");
  const [wait, setWait] = useState(initialWait ? WAIT_SECONDS : 0);
  const sending = useMutation({
    mutationFn: resend,
    onSuccess: () => {
      notify.success({ title: done });
      setWait(WAIT_SECONDS);
    },
  });

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <Stack gap="3">
      <FormError error={sending.error} />
      <Button
        variant="outline"
        size="md"
        disabled={wait > 0}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {wait > 0 ? t("forgot.resendIn", { seconds: wait }) : t("forgot.resend")}
      </Button>
    </Stack>
  );
}
