import { useTranslation } from "react-i18next";
import { useErrorText } from "../../ui/use-error-text";
import { authFailureOf, blockingMessageOf, isCancelled } from "./auth-failure";

/** The text of a sign-in or sign-up error; undefined if the user closed the popup. */
export function useAuthErrorText(): (error: unknown) => string | undefined {
  const { t } = useTranslation("identity");
  const errorText = useErrorText();
  return (error) => {
    if (!error || isCancelled(error)) return undefined;
    const failure = authFailureOf(error);
    if (!failure) return errorText(error);
    return blockingMessageOf(error) ?? t(`authError.${failure}`);
  };
}
