import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { openPopup, PopupError } from "../../lib/popup";
import { useErrorText } from "../../ui/use-error-text";
import { GrantRefused, readGrant } from "./grant-answer";

/**
 * Asks for a permission in a window of its own. Closing the window is no failure.
 * @param authUrl asks for the address of the provider's page
 * @param onSettled after the window's answer, whatever it was
 */
export function useGrant(authUrl: () => Promise<string>, onSettled: () => Promise<unknown>) {
  const { t } = useTranslation("scheduling");
  const errorText = useErrorText();
  const grant = useMutation({
    mutationFn: async (answer: Promise<unknown>) => readGrant(await answer),
    onSettled,
  });

  const failureText = (error: unknown): string | undefined => {
    if (error instanceof PopupError) return error.code === "CLOSED" ? undefined : t(`popup.${error.code}`);
    if (error instanceof GrantRefused) return error.message || t("popup.refused");
    return errorText(error);
  };
  return {
    // The window is opened in the click's own turn: later the browser would block it.
    connect: () => grant.mutate(openPopup(authUrl(), [location.origin])),
    isConnecting: grant.isPending,
    failure: grant.error ? failureText(grant.error) : undefined,
  };
}
