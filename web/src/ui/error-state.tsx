import { Button } from "@chakra-ui/react";
import { CircleAlert, Lock } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../lib/call-error";
import { cover } from "../lib/start/cover";
import { EmptyState } from "./empty-state";
import { useErrorText } from "./use-error-text";

const AGAIN_MS = 10_000;

/**
 * Replaces a list or page that failed to load, with the reason and a retry button. After a call without an answer it
 * retries by itself.
 */
export function ErrorState({ error, title, onRetry }: { error: unknown; title?: string; onRetry?: () => unknown }) {
  const { t } = useTranslation("ui");
  const text = useErrorText()(error);
  useRetryUnanswered(error instanceof CallError ? undefined : onRetry);
  useEffect(cover.lift, []);
  const forbidden = error instanceof CallError && error.status === 403;
  return (
    <div role="alert">
      <EmptyState
        icon={forbidden ? Lock : CircleAlert}
        title={forbidden ? t("error.forbidden") : (title ?? t("error.title"))}
        description={text}
        action={
          onRetry &&
          !forbidden && (
            <Button variant="outline" mt="2" onClick={() => onRetry()}>
              {t("retry")}
            </Button>
          )
        }
      />
    </div>
  );
}

/** Retries at intervals and when the network is back, as long as `onRetry` is given. */
function useRetryUnanswered(onRetry: (() => unknown) | undefined): void {
  const retry = useEffectEvent(() => void onRetry?.());
  const isUnanswered = onRetry !== undefined;
  useEffect(() => {
    if (!isUnanswered) return;
    const again = () => retry();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [isUnanswered]);
}
