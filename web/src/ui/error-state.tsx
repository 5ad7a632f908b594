import { Button } from "@chakra-ui/react";
import { CircleAlert, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../lib/call-error";
import { EmptyState } from "./empty-state";
import { useErrorText } from "./use-error-text";

/** Replaces a list or page that failed to load: the reason and a retry button. */
export function ErrorState({ error, title, onRetry }: { error: unknown; title?: string; onRetry?: () => unknown }) {
  const { t } = useTranslation("ui");
  const text = useErrorText()(error);
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
